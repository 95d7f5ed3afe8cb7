import { Link } from '@mui/material'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Invited } from '../invited.ts'
import { InvitationStep } from './InvitationStep.tsx'
import { PersonStep } from './PersonStep.tsx'

/** `/sign/register`: first the code of the invitation, then the person. Nothing of it stands in the address. */
export function RegisterScreen() {
  const t = useText()
  const { search } = useLocation()
  const [invited, setInvited] = useState<Invited | null>(null)
  return (
    <EntrancePage title={t('register.title')}>
      {invited === null ? (
        <InvitationStep onInvited={setInvited} />
      ) : (
        <PersonStep {...invited} onBack={() => setInvited(null)} />
      )}
      <Link component={PortalLink} href={loginPath + search} variant="body2">
        {t('register.toSignIn')}
      </Link>
    </EntrancePage>
  )
}
