import type { Trust } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Icon, PageHeader, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { AddDeputy } from './AddDeputy.tsx'
import { EndTrust } from './EndTrust.tsx'
import { TrustSection } from './TrustSection.tsx'

type Action = 'add' | { trust: Trust; side: 'deputies' | 'trusters' }

/** `/user/trusters`: the deputies of a person in this enterprise, and the people for whom that person acts. */
export function DeputiesScreen() {
  const t = useText()
  const toast = useToast()
  // An operator who acts as the person neither names nor ends one.
  const isOwn = !useSession().acting
  const [action, setAction] = useState<Action | null>(null)
  const own = useCall('listDeputies', {}, { keepPrevious: true })
  const others = useCall('listTrusters', {}, { keepPrevious: true })
  const handleDone = (said: string) => {
    setAction(null)
    toast(said)
    for (const list of [own, others]) if (list.status !== 'loading') list.reload()
  }
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHeader
        title={t('deputies.title')}
        description={t('deputies.help')}
        trail={[{ label: t('deputies.account'), href: '/user/profile' }]}
        actions={
          isOwn && (
            <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setAction('add')}>
              {t('deputies.add')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TrustSection
          side="deputies"
          state={own}
          onEnd={isOwn ? (trust) => setAction({ trust, side: 'deputies' }) : null}
        />
        <TrustSection
          side="trusters"
          state={others}
          onEnd={isOwn ? (trust) => setAction({ trust, side: 'trusters' }) : null}
        >
          {({ userId, name }) => (
            <Button
              size="small"
              variant="outlined"
              component={PortalLink}
              href={`/user/trusters/${userId}`}
              aria-label={t('trusters.openOf', { name })}
            >
              {t('trusters.open')}
            </Button>
          )}
        </TrustSection>
      </Box>
      {action === 'add' && <AddDeputy onDone={handleDone} onClose={() => setAction(null)} />}
      {action !== null && action !== 'add' && (
        <EndTrust {...action} onDone={handleDone} onClose={() => setAction(null)} />
      )}
    </Box>
  )
}
