import { Link } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'

/** Where the portal cannot mail, the page behind it says whom to ask. */
export function ForgottenLink() {
  const t = useText()
  return (
    <Link component={PortalLink} href="/home/reset" variant="body2">
      {t('signIn.forgotten')}
    </Link>
  )
}
