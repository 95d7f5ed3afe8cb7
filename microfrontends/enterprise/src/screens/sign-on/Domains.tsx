import { calls, type ConnectorDomain } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { DomainItem } from './DomainItem.tsx'

/** Whose e-mail addresses may become members by signing in. */
export function Domains() {
  const t = useText()
  const titleId = useId()
  const domains = useCall('listConnectorDomains', {})
  const { run } = useAction('addConnectorDomain')
  const [isAdding, setIsAdding] = useState(false)
  const handleAdded = () => {
    setIsAdding(false)
    if (domains.status !== 'loading') domains.reload()
  }
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography id={titleId} variant="h2">
          {t('domains.title')}
        </Typography>
        <Typography color="textSecondary">{t('domains.help')}</Typography>
        <Box sx={{ width: '100%' }}>
          {domains.status === 'failed' && <ProblemNotice problem={domains.problem} onRetry={domains.reload} />}
          {domains.status === 'loading' && <ListSkeleton rows={1} />}
          {domains.status === 'done' && <DomainList list={domains.data.list} onChanged={domains.reload} />}
        </Box>
        <Button variant="outlined" onClick={() => setIsAdding(true)}>
          {t('domain.add')}
        </Button>
      </CardContent>
      {isAdding && (
        <FormDialog
          title={t('domain.add')}
          schema={calls.addConnectorDomain.input}
          initial={{ domain: '' }}
          submitLabel={t('connector.addSubmit')}
          onSubmit={run}
          onDone={handleAdded}
          onClose={() => setIsAdding(false)}
        >
          <FormText name="domain" label={t('domain.name')} help={t('domain.nameHelp')} />
        </FormDialog>
      )}
    </Card>
  )
}

function DomainList({ list, onChanged }: { list: readonly ConnectorDomain[]; onChanged: () => void }) {
  const t = useText()
  if (list.length === 0) return <Typography>{t('domains.none')}</Typography>
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {list.map((domain) => (
        <DomainItem key={domain.domain} domain={domain} onChanged={onChanged} />
      ))}
    </Box>
  )
}
