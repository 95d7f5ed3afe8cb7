import { Alert, Link, Stack } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { ForgottenLink } from './ForgottenLink.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { peoplePath: string }

/** The administrators' variant: other words around the same form, the same call and the same limits. */
export function AdminSignIn({ peoplePath }: Props) {
  const t = useText()
  return (
    <EntrancePage title={t('signIn.titleAdmin')}>
      <Alert severity="info">{t('signIn.adminNote')}</Alert>
      <SignInForm>
        <Stack spacing={2}>
          <ForgottenLink />
          <Link component={PortalLink} href={peoplePath} variant="body2">
            {t('signIn.toPeople')}
          </Link>
        </Stack>
      </SignInForm>
    </EntrancePage>
  )
}
