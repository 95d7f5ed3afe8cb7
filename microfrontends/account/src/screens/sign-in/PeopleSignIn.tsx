import { Link, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Link as RouterLink } from 'react-router'
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
        <Typography variant="body2" color="textSecondary">
          {t('signIn.forgotten')}
        </Typography>
        <Link component={RouterLink} to={adminPath} variant="body2">
          {t('signIn.toAdmin')}
        </Link>
      </Stack>
    </SignInPage>
  )
}
