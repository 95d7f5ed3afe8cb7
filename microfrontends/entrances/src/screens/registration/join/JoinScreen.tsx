import { Alert, Box, Stack } from '@mui/material'
import { useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { codeOf, InvitationStep } from '../register/InvitationStep.tsx'
import { keepInvited, readInvited, type Invited } from '../invited.ts'
import { FreeStep } from './FreeStep.tsx'
import { JoinStep } from './JoinStep.tsx'

/** `/user/join`: another enterprise for a signed-in person, or the first, by the code of its invitation. */
export function JoinScreen() {
  const { hash } = useLocation()
  // The browser opens a second link in the page that is there.
  return <Joining key={hash} hash={hash} />
}

function Joining({ hash }: { hash: string }) {
  const t = useText()
  // A link that carries a code is opened for that one, whatever was shown here before.
  const [invited, setInvited] = useState(() => (codeOf(hash) === '' ? readInvited() : null))
  const [isKept, setIsKept] = useState(false)
  const handleInvited = (shown: Invited | null) => {
    keepInvited(shown)
    setInvited(shown)
    setIsKept(false)
  }
  const { curEntId } = useSession()
  const handleBack = () => handleInvited(null)
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <PageHeader title={t('join.title')} />
      <Stack spacing={6}>
        {!curEntId && <Alert severity="info">{t('join.none')}</Alert>}
        {invited === null && <InvitationStep onInvited={handleInvited} />}
        {invited && !isKept && <JoinStep {...invited} onKept={() => setIsKept(true)} onBack={handleBack} />}
        {invited && isKept && <FreeStep {...invited} onBack={handleBack} />}
      </Stack>
    </Box>
  )
}
