import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { ConnectorCard } from './ConnectorCard.tsx'
import { ConnectorDialog } from './ConnectorDialog.tsx'
import { Domains } from './Domains.tsx'

/** `/enterprise/sign-on`, and `/sysop/sign-on` for operators: through which identity providers the enterprise's people sign in. */
export function ConnectorsScreen() {
  const t = useText()
  const [isAdding, setIsAdding] = useState(false)
  const connectors = useCall('listConnectors', {})
  const handleAdded = () => {
    setIsAdding(false)
    if (connectors.status !== 'loading') connectors.reload()
  }
  const add = (
    <Button variant="contained" onClick={() => setIsAdding(true)}>
      {t('connector.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('connectors.title')} description={t('connectors.help')} actions={add} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        {connectors.status === 'failed' && <ProblemNotice problem={connectors.problem} onRetry={connectors.reload} />}
        {connectors.status === 'loading' && <ListSkeleton rows={3} />}
        {connectors.status === 'done' && connectors.data.list.length === 0 && (
          <EmptyState icon="enter" title={t('connectors.none')} description={t('connectors.noneHelp')} />
        )}
        {connectors.status === 'done' &&
          connectors.data.list.map((connector) => (
            <ConnectorCard key={connector.id} connector={connector} onChanged={connectors.reload} />
          ))}
        <Domains />
      </Box>
      {isAdding && <ConnectorDialog onDone={handleAdded} onClose={() => setIsAdding(false)} />}
    </>
  )
}
