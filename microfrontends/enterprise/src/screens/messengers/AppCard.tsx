import type { MessengerApp, MessengerType } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, FactList, Icon, StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { shownFields } from './app-fields.ts'
import { TryOut } from './TryOut.tsx'
import { useReturnAddress } from './use-return-address.ts'

type Props = { type: MessengerType; app: MessengerApp | null; onEdit: () => void }

/** One messenger: whether people may use it, the app behind it, and what came of trying it. */
export function AppCard({ type, app, onEdit }: Props) {
  const t = useText()
  const name = t(`messengers.${type}`)
  return (
    <Card component="section" aria-label={name}>
      <CardContent sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', width: '100%', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
          <Typography variant="h2">{name}</Typography>
          <State app={app} />
        </Box>
        {app === null ? (
          <Typography color="textSecondary">{t('messengers.none', { name })}</Typography>
        ) : (
          <Facts type={type} app={app} />
        )}
        {app?.refusal && <Refusal name={name} refusal={app.refusal} />}
        <CopyText label={t('messengers.returnAddress')} text={useReturnAddress(type)} />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={<Icon name={app === null ? 'add' : 'edit'} size={16} />}
            aria-label={t(app === null ? 'messengers.addOf' : 'messengers.editOf', { name })}
            onClick={onEdit}
          >
            {t(app === null ? 'messengers.add' : 'messengers.edit')}
          </Button>
        </Box>
        {app !== null && <TryOut key={app.version} type={type} name={name} />}
      </CardContent>
    </Card>
  )
}

function State({ app }: { app: MessengerApp | null }) {
  const t = useText()
  if (app === null) return <StatusChip tone="neutral" label={t('messengers.isMissing')} />
  return app.isEnabled ? (
    <StatusChip tone="success" label={t('messengers.isOn')} />
  ) : (
    <StatusChip tone="neutral" label={t('messengers.isOff')} />
  )
}

/** People still find what they were to be told in the portal. */
function Refusal({ name, refusal }: { name: string; refusal: NonNullable<MessengerApp['refusal']> }) {
  const t = useText()
  const format = useFormat()
  const when = format.date(refusal.at)
  return <Alert severity="warning">{t('messengers.refusal', { name, when, word: refusal.word })}</Alert>
}

function Facts({ type, app }: { type: MessengerType; app: MessengerApp }) {
  const t = useText()
  const format = useFormat()
  const facts = [
    ...shownFields[type].map((field) => ({ label: t(`messengers.${type}.${field}`), value: app[field] })),
    { label: t('messengers.canRegister'), value: t(app.canRegister ? 'messengers.yes' : 'messengers.no') },
    { label: t('messengers.updatedAt'), value: format.date(app.updatedAt) },
  ]
  return <FactList facts={facts} sx={{ columnGap: 4 }} />
}
