import { Link } from '@mui/material'
import { joinPath, loginPath } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { keepCode, type Invited } from '../invited.ts'
import { firstCode, InvitationStep } from './InvitationStep.tsx'
import { useKeepRegistration, useRegistrationBefore } from './kept-registration.ts'
import { PersonStep } from './PersonStep.tsx'

/** `/sign/register`: begun anew by every link, which the browser opens in the page that is there. */
export function RegisterScreen() {
  const { hash } = useLocation()
  return <Registration key={hash} />
}

/** First the code of the invitation, then the person. Nothing of it stands in the address. */
function Registration() {
  const t = useText()
  const before = useRegistrationBefore()
  const [invited, setInvited] = useState<Invited | null>(before?.invited ?? null)
  return (
    <EntrancePage title={t('register.title')}>
      {invited === null ? (
        <Invitation begun={before?.code} onInvited={setInvited} />
      ) : (
        <PersonStep {...invited} begun={before?.person} onBack={() => setInvited(null)} />
      )}
    </EntrancePage>
  )
}

/** The first step, and the way out of it for a person with an account: a code that is there already is joined with. */
function Invitation({ begun, onInvited }: { begun: string | undefined; onInvited: (invited: Invited) => void }) {
  const t = useText()
  const { search, hash } = useLocation()
  const [first] = useState(() => begun || firstCode(hash))
  const [typed, setTyped] = useState(first)
  const code = typed.trim()
  useKeepRegistration({ code: typed })
  return (
    <>
      <InvitationStep first={first} onInvited={onInvited} onTyped={setTyped} />
      <Link
        component={PortalLink}
        href={code === '' ? loginPath + search : joinPath}
        variant="body2"
        onClick={() => code !== '' && keepCode(code)}
      >
        {t('register.toSignIn')}
      </Link>
    </>
  )
}
