import { Alert, Button, Stack, Typography } from '@mui/material'
import { problemMessage } from '@atrium/shared-utility'
import type { MessengerType, Problem } from '@atrium/shared-utility/contract'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { withThirdBindUrl } from '../third-bind-url.ts'
import type { Failure } from './failure.ts'

type Props = { type: MessengerType; failure: Failure; onRetry: () => void }

/** What went wrong, and two ways on: the messenger once more, or a password. */
export function MessengerFailure({ type, failure, onRetry }: Props) {
  const t = useText()
  if (isOfStepUp(failure))
    return (
      <Stack spacing={6}>
        <Notice type={type} failure={failure} />
        <Typography>{t('stepUp.failed')}</Typography>
      </Stack>
    )
  return (
    <Stack spacing={6}>
      <Notice type={type} failure={failure} />
      <Stack spacing={3}>
        {failure.kind !== 'enterpriseUnknown' && (
          <Button variant="contained" size="large" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        )}
        <Button component={PortalLink} href={withThirdBindUrl(loginPath)} variant="outlined" size="large">
          {t('failure.password')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** A person who proves again who they are has a page to go back to, and is signed in there. */
function isOfStepUp(failure: Failure) {
  return failure.kind === 'problem' && ['stepUpNotYou', 'stepUpExpired'].includes(failure.problem.code)
}

function Notice({ type, failure }: Omit<Props, 'onRetry'>) {
  const t = useText()
  const messenger = t(`messenger.${type}`)
  switch (failure.kind) {
    case 'problem':
      return <ProblemWords type={type} problem={failure.problem} />
    case 'enterpriseUnknown':
      return <Alert severity="info">{t('failure.enterpriseUnknown', { messenger })}</Alert>
    case 'notConfigured':
      return <Alert severity="info">{t('failure.notConfigured', { messenger })}</Alert>
    case 'cancelled':
      return <Alert severity="info">{t('failure.cancelled', { messenger })}</Alert>
    default:
      return failure satisfies never
  }
}

function ProblemWords({ type, problem }: { type: MessengerType; problem: Problem }) {
  const t = useText()
  // In DingTalk the toast has said it already (specification 8).
  if (problem.code === 'bindLookupFailed' && type === 'dingtalk') return <Typography>{t('failure.later')}</Typography>
  if (problem.code === 'internal' || problem.status === 0) return <ProblemNotice problem={problem} size="line" />
  return <Alert severity="error">{problemMessage(problem)}</Alert>
}
