import { Button } from '@mui/material'
import { forgetSession } from '@atrium/shared-utility'
import { useAction, useNavigatePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'

/** The way out for a person who cannot verify now, or is another one. */
export function SignOutButton() {
  const t = useText()
  const signOut = useAction('signOut')
  const go = useNavigatePortal()
  const handleClick = async () => {
    if ((await signOut.run({})).status === 'failed') return
    forgetSession()
    await go('/home/login', { replace: true })
  }
  return (
    <>
      {signOut.status === 'failed' && <ProblemNotice problem={signOut.problem} size="line" />}
      <Button
        size="small"
        color="inherit"
        loading={signOut.status === 'pending'}
        onClick={handleClick}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('twoStep.signOut')}
      </Button>
    </>
  )
}
