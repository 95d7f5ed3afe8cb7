import { Button, Stack, Typography } from '@mui/material'
import { loadSession, signOut } from '@atrium/shared-utility'
import { landingAfter, loginPath } from '@atrium/shared-utility/model'
import { useCall, usePortal, useText } from '@atrium/shared-utility/react'
import { PasswordForm } from '@atrium/shared-utility/security'
import { CardSkeleton, EntrancePage, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { useSearchParams } from 'react-router'

/** `/force/password`: an initial password, or one too old, is changed here before anything else opens; `url` is where to go on. */
export function PasswordDueScreen() {
  const t = useText()
  const portal = usePortal()
  const toast = useToast()
  const [search] = useSearchParams()
  const rules = useCall('getPasswordRules', {})

  const handleDone = async () => {
    const { loginHomepage } = await loadSession()
    portal.announce(t('password.done'))
    const { origin } = window.location
    await portal.navigate(landingAfter(search.get('url'), loginHomepage, { origin }), { replace: true })
  }
  const handleSignOut = async () => {
    try {
      await signOut()
    } catch {
      return toast({ text: t('passwordDue.signOutFailed'), tone: 'error' })
    }
    await portal.navigate(loginPath, { replace: true })
  }

  return (
    <EntrancePage title={t('passwordDue.title')}>
      <Stack spacing={4}>
        {rules.status === 'loading' && <CardSkeleton />}
        {rules.status === 'failed' && <ProblemNotice problem={rules.problem} size="line" onRetry={rules.reload} />}
        {rules.status === 'done' && (
          <>
            <Typography color="textSecondary">
              {rules.data.due === 'tooOld'
                ? t('passwordDue.tooOld', { days: rules.data.maxAgeDays })
                : t('passwordDue.text')}
            </Typography>
            <PasswordForm
              asksOld={rules.data.due !== 'initial'}
              rules={rules.data}
              submitLabel={t('password.submitDue')}
              onDone={() => void handleDone()}
            />
          </>
        )}
        <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={() => void handleSignOut()}>
          {t('passwordDue.signOut')}
        </Button>
      </Stack>
    </EntrancePage>
  )
}
