import { Link, Stack } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'

type Props = { adminPath: string }

/** The sign-in that everybody gets. Under `/space-{id}` it names no enterprise: a stranger learns of none. */
export function PeopleSignIn({ adminPath }: Props) {
  const t = useText()
  return (
    <SignInPage title={t('signIn.title')}>
      <SignInForm />
      <Stack spacing={2}>
        <Link component={PortalLink} href={adminPath} variant="body2">
          {t('signIn.toAdmin')}
        </Link>
      </Stack>
    </SignInPage>
  )
}
