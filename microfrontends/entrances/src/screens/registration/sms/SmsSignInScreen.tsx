import { Link } from '@mui/material'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useLocation } from 'react-router'
import { SmsSignInForm } from './SmsSignInForm.tsx'

/** `/sign/sms`: lets in the person with the telephone of an account; `url` names where to. */
export function SmsSignInScreen() {
  const t = useText()
  const { search } = useLocation()
  return (
    <EntrancePage title={t('sms.title')}>
      <SmsSignInForm />
      <Link component={PortalLink} href={loginPath + search} variant="body2">
        {t('sms.toPassword')}
      </Link>
    </EntrancePage>
  )
}
