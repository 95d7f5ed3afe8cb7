import { Alert, Button, Stack, Typography } from '@mui/material'
import { Problem } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { ToSignIn } from './ToSignIn.tsx'
import { useLinkToken } from './use-link-token.ts'

const noLink = new Problem('linkInvalid')

/** `/home/email`: a press, not the mere opening, confirms the address: programs that check mails open links, too. */
export function EmailScreen() {
  const t = useText()
  const token = useLinkToken()
  const confirm = useAction('confirmEmail')
  const problem = token === null ? noLink : confirm.status === 'failed' ? confirm.problem : null
  return (
    <EntrancePage title={t('email.title')}>
      {confirm.status === 'done' ? (
        <Alert severity="success">{t('email.confirmed', { email: confirm.data.email })}</Alert>
      ) : (
        <Stack spacing={4}>
          {problem && <ProblemNotice problem={problem} size="line" />}
          {token !== null && (
            <>
              <Typography color="textSecondary">{t('email.text')}</Typography>
              <Button
                variant="contained"
                size="large"
                loading={confirm.status === 'pending'}
                onClick={() => void confirm.run({ token })}
              >
                {t('email.confirm')}
              </Button>
            </>
          )}
        </Stack>
      )}
      <ToSignIn />
    </EntrancePage>
  )
}
