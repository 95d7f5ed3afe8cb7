import { Link, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Link as RouterLink } from 'react-router'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'
import { usePageSpace } from './use-page-space.ts'

type Props = { adminPath: string }

/** The sign-in that everybody gets; under `/space-{id}` it names the enterprise. */
export function PeopleSignIn({ adminPath }: Props) {
  const t = useText()
  const space = usePageSpace()
  return (
    <SignInPage title={space ? t('signIn.titleSpace', { name: space.name }) : t('signIn.title')}>
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
