import { Link, Stack } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { registerPath, scanLoginPath, smsLoginPath } from '@atrium/shared-utility/model'
import { PortalLink, useAddress, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { ForgottenLink } from './ForgottenLink.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { adminPath: string }

/** The sign-in that everybody gets. Under `/space-{id}` it names no enterprise: a stranger learns of none. */
export function PeopleSignIn({ adminPath }: Props) {
  const t = useText()
  const { search } = useAddress()
  const waysIn = useAtomValue(baseConfigAtom)?.waysIn ?? []
  return (
    <EntrancePage title={t('signIn.title')}>
      <SignInForm />
      <Stack spacing={2}>
        <ForgottenLink />
        {waysIn.includes('sms') && (
          <Link component={PortalLink} href={smsLoginPath + search} variant="body2">
            {t('signIn.bySms')}
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
    </EntrancePage>
  )
}
