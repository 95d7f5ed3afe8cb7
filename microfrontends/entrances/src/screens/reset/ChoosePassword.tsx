import { Alert, Link, Stack, Typography } from '@mui/material'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { PasswordForm } from '@atrium/shared-utility/security'
import { EntrancePage, EntranceSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { ToSignIn } from './ToSignIn.tsx'

/** Opened by a mailed link: says at once whether it is still good, and does not sign the person in. */
export function ChoosePassword({ token }: { token: string }) {
  const t = useText()
  const link = useCall('checkPasswordReset', { token })
  const [isDone, setIsDone] = useState(false)
  if (link.status === 'failed') {
    return (
      <EntrancePage title={t('reset.title')}>
        <ProblemNotice
          problem={link.problem}
          size="line"
          onRetry={link.problem.code === 'linkInvalid' ? undefined : link.reload}
        />
        <Stack spacing={2}>
          <Link component={PortalLink} href="/home/reset" variant="body2">
            {t('reset.again')}
          </Link>
          <ToSignIn />
        </Stack>
      </EntrancePage>
    )
  }
  if (link.status === 'loading') return <EntranceSkeleton />
  return (
    <EntrancePage title={t('reset.choose')}>
      {isDone ? (
        <Alert severity="success">{t('reset.done')}</Alert>
      ) : (
        <Stack spacing={4}>
          <Typography color="textSecondary">{t('reset.chooseText', { loginId: link.data.loginId })}</Typography>
          <PasswordForm
            asksOld={false}
            rules={link.data.rules}
            link={{ token, loginId: link.data.loginId }}
            submitLabel={t('reset.save')}
            onDone={() => setIsDone(true)}
          />
        </Stack>
      )}
      <ToSignIn />
    </EntrancePage>
  )
}
