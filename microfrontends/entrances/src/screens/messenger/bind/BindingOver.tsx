import { Alert, Button, Stack } from '@mui/material'
import { problemMessage, readBindCookies } from '@atrium/shared-utility'
import { messengerType, type Problem } from '@atrium/shared-utility/contract'
import { loginPath, messengerEntrances } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { withThirdBindUrl } from '../third-bind-url.ts'

type Props = { problem: Problem; onRetry: () => void }

/** There is nothing to bind any more, or it cannot be read: the way back to the messenger, or a password. */
export function BindingOver({ problem, onRetry }: Props) {
  const t = useText()
  const type = messengerType.safeParse(readBindCookies()?.type).data
  if (problem.code !== 'bindTicketExpired') return <ProblemNotice problem={problem} onRetry={onRetry} />
  return (
    <Stack spacing={6}>
      <Alert severity="warning">{problemMessage(problem)}</Alert>
      <Stack spacing={3}>
        {type && (
          <Button
            component={PortalLink}
            href={withThirdBindUrl(messengerEntrances[type])}
            variant="contained"
            size="large"
          >
            {t('bind.again', { messenger: t(`messenger.${type}`) })}
          </Button>
        )}
        <Button component={PortalLink} href={withThirdBindUrl(loginPath)} variant="outlined" size="large">
          {t('failure.password')}
        </Button>
      </Stack>
    </Stack>
  )
}
