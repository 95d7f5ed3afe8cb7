import { Box, Link, Stack } from '@mui/material'
import { baseConfigAtom, readCookie } from '@atrium/shared-utility'
import { passkeyLoginPath, registerPath, scanLoginPath, smsLoginPath, spaceOf } from '@atrium/shared-utility/model'
import { lazyPart, PortalLink, useAddress, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { ForgottenLink } from './ForgottenLink.tsx'
import { SignInForm } from './SignInForm.tsx'

// After the page, and in an enterprise only: no person waits for them, and elsewhere nothing is asked for.
const SpaceNotice = lazyPart(async () => (await import('./methods.ts')).SpaceNotice)
const SignOnMethods = lazyPart(async () => (await import('./methods.ts')).SignOnMethods)
const MessengerMethods = lazyPart(async () => (await import('./methods.ts')).MessengerMethods)

type Props = { adminPath: string }

/** The sign-in that everybody gets. Under `/space-{id}` it bears the name of that enterprise. */
export function PeopleSignIn({ adminPath }: Props) {
  const t = useText()
  const { pathname, search } = useAddress()
  const signInMethods = useAtomValue(baseConfigAtom)?.signInMethods ?? []
  const space = spaceOf(pathname)
  const entId = space ?? readCookie('entId')
  return (
    <EntrancePage title={t('signIn.title')}>
      {space && (
        // One line is kept for it, so that the form stays where it is.
        <Box sx={{ minHeight: 24 }}>
          <SpaceNotice entId={space} />
        </Box>
      )}
      <SignInForm>
        <Stack spacing={2}>
          <ForgottenLink />
          {signInMethods.includes('sms') && (
            <Link component={PortalLink} href={smsLoginPath + search} variant="body2">
              {t('signIn.bySms')}
            </Link>
          )}
          {signInMethods.includes('passkey') && (
            <Link component={PortalLink} href={passkeyLoginPath + search} variant="body2">
              {t('signIn.byPasskey')}
            </Link>
          )}
          <Link component={PortalLink} href={scanLoginPath + search} variant="body2">
            {t('signIn.byScan')}
          </Link>
          <Link component={PortalLink} href={registerPath + search} variant="body2">
            {t('signIn.toRegister')}
          </Link>
          <Link component={PortalLink} href={adminPath} variant="body2">
            {t('signIn.toAdmin')}
          </Link>
        </Stack>
        {space && <SignOnMethods />}
        {entId && <MessengerMethods entId={entId} />}
      </SignInForm>
    </EntrancePage>
  )
}
