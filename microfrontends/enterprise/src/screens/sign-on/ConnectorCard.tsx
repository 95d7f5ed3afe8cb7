import { type Connector, userTypeName } from '@atrium/shared-utility/contract'
import { useAction, usePortal, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, CopyText, ProblemNotice, StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { ConnectorDialog } from './ConnectorDialog.tsx'

type Props = { connector: Connector; onChanged: () => void }

/** One provider: what it is, what its side has to know, and what can be done with it. */
export function ConnectorCard({ connector, onChanged }: Props) {
  const t = useText()
  const titleId = useId()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const test = useAction('testConnector')
  const tryOut = useAction('tryConnector')
  const remove = useAction('deleteConnector')
  const portal = usePortal()
  const { id, name, issuer, clientId, enabled, joins, joiningType, redirectUri } = connector
  const handleTry = async () => {
    const result = await tryOut.run({ id, url: window.location.pathname })
    if (result.status === 'done') await portal.navigate(result.data.authorizationUrl)
  }
  const handleDone = () => {
    setOpen(null)
    test.reset()
    onChanged()
  }
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography id={titleId} variant="h2">
            {name}
          </Typography>
          <StatusChip tone={enabled ? 'success' : 'neutral'} label={t(enabled ? 'connector.on' : 'connector.off')} />
        </Box>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('connector.facts', { issuer, clientId })}
        </Typography>
        <Typography color="textSecondary">
          {joins
            ? t('connector.joinsAs', { type: t(`userType.${userTypeName(joiningType)}`) })
            : t('connector.joinsNot')}
        </Typography>
        {joins && connector.trustsOwnDomains && <Typography color="textSecondary">{t('connector.trusted')}</Typography>}
        <CopyText label={t('connector.redirectUri')} text={redirectUri} />
        {test.status === 'failed' && <ProblemNotice problem={test.problem} size="line" />}
        {tryOut.status === 'failed' && <ProblemNotice problem={tryOut.problem} size="line" />}
        {test.status === 'done' && (
          <Alert severity="success">{t('connector.works', { endpoint: test.data.authorizationEndpoint })}</Alert>
        )}
        <Typography color="textSecondary">{t('connector.tryHelp')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            loading={test.status === 'pending'}
            onClick={() => void test.run({ issuer, clientId })}
          >
            {t('connector.test')}
          </Button>
          <Button variant="outlined" loading={tryOut.status === 'pending'} onClick={() => void handleTry()}>
            {t('connector.try')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('edit')}>
            {t('connector.change')}
          </Button>
          <Button color="error" onClick={() => setOpen('delete')}>
            {t('connector.delete')}
          </Button>
        </Box>
      </CardContent>
      {open === 'edit' && <ConnectorDialog connector={connector} onDone={handleDone} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('connector.deleteAsk', { name })}
          text={t('connector.deleteText', { count: connector.linkedCount })}
          confirmLabel={t('connector.delete')}
          isDangerous
          onConfirm={() => remove.run({ id })}
          onDone={handleDone}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}
