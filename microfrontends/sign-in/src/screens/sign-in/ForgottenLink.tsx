import { Link } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

/** There only where the portal can mail: elsewhere operators reset passwords. */
export function ForgottenLink() {
  const t = useText()
  if (useAtomValue(baseConfigAtom)?.canReset !== true) return null
  return (
    <Link component={PortalLink} href="/home/reset" variant="body2">
      {t('signIn.forgotten')}
    </Link>
  )
}
