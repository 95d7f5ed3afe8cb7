import { Button, Stack, Typography } from '@mui/material'
import { defaultHomeLink } from '@atrium/shared-utility/model'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'

/** For a stranger the way to sign in; for a signed-in person the way to where their kind works. */
export function SignInLinks() {
  const t = useText()
  const session = useSession()
  if (session?.login) {
    return (
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {/* The server names the whole address, with the enterprise the person works in. */}
        <Button
          component={PortalLink}
          href={session.loginHomepage ?? defaultHomeLink}
          leaveSpace
          variant="contained"
          size="large"
        >
          {t('landing.goOn')}
        </Button>
        {session.userName && (
          <Typography color="textSecondary">{t('landing.signedInAs', { name: session.userName })}</Typography>
        )}
      </Stack>
    )
  }
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Button component={PortalLink} href="/home/login" variant="contained" size="large">
        {t('landing.signIn')}
      </Button>
      <Button component={PortalLink} href="/home/login?isadmin=1" variant="text" size="large">
        {t('landing.signInAdmin')}
      </Button>
    </Stack>
  )
}
