import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import {
  FactList,
  Icon,
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  Section,
  StatusChip,
  useToast,
} from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { EditNetworks } from './EditNetworks.tsx'

type Networks = CallOutput<'getOperatorNetworks'>

/** From where operators may sign in and work. */
export function NetworksScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('networks.title')} description={t('networks.help')} />
      <Networks />
    </>
  )
}

function Networks() {
  const t = useText()
  const toast = useToast()
  const networks = useCall('getOperatorNetworks', {})
  const [isEditing, setIsEditing] = useState(false)
  if (networks.status === 'failed') return <ProblemNotice problem={networks.problem} onRetry={networks.reload} />
  if (networks.status === 'loading') return <ListSkeleton rows={4} />
  const handleSaved = () => {
    setIsEditing(false)
    networks.reload()
    toast(t('networks.saved'))
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 800 }}>
      {networks.data.isIgnored && <Alert severity="warning">{t('networks.isIgnored')}</Alert>}
      <Section title={t('networks.list')}>
        <List networks={networks.data} />
        <div>
          <Button variant="outlined" startIcon={<Icon name="edit" size={16} />} onClick={() => setIsEditing(true)}>
            {t('networks.edit')}
          </Button>
        </div>
      </Section>
      {isEditing && <EditNetworks current={networks.data} onSaved={handleSaved} onClose={() => setIsEditing(false)} />}
    </Box>
  )
}

function List({ networks: { networks, ownAddress } }: { networks: Networks }) {
  const t = useText()
  const isOpen = networks.length === 0
  const facts = [
    {
      label: t('networks.state'),
      value: (
        <StatusChip
          tone={isOpen ? 'neutral' : 'success'}
          label={t(isOpen ? 'networks.anywhere' : 'networks.onlyThese')}
        />
      ),
    },
    { label: t('networks.ownAddress'), value: ownAddress },
  ]
  return (
    <>
      <FactList facts={facts} />
      {!isOpen && (
        <Box component="ul" aria-label={t('networks.list')} sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {networks.map(({ network, note }) => (
            <li key={network}>
              <code>{network}</code>
              {note !== '' && (
                <Typography component="span" color="textSecondary">
                  {` ${note}`}
                </Typography>
              )}
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
