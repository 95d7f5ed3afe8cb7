import { Link } from '@mui/material'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'

export function ToSignIn() {
  const t = useText()
  return (
    <Link component={PortalLink} href={loginPath} variant="body2">
      {t('reset.toSignIn')}
    </Link>
  )
}
