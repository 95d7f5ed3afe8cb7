import { Link, Stack } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { SignInForm } from './SignInForm.tsx'

type Props = { adminPath: string }

/** The sign-in that everybody gets. Under `/space-{id}` it names no enterprise: a stranger learns of none. */
export function PeopleSignIn({ adminPath }: Props) {
  const t = useText()
  return (
    <EntrancePage title={t('signIn.title')}>
      <SignInForm />
      <Stack spacing={2}>
        <Link component={PortalLink} href={adminPath} variant="body2">
          {t('signIn.toAdmin')}
        </Link>
      </Stack>
    </EntrancePage>
  )
}
