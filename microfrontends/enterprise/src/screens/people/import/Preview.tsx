import { memberImportFields, type CallInput, type CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Box, Typography } from '@mui/material'
import { FaultLine } from './FaultLine.tsx'

type Props = { input: CallInput<'previewMemberImport'>; total: number }

/** The first rows as they would come in. */
export function Preview({ input, total }: Props) {
  const t = useText()
  const found = useCall('previewMemberImport', input, { keepPrevious: true })
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <CardSkeleton />
  const { rows, room } = found.data
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  return (
    <Section title={t('import.preview')} note={t('import.previewHelp', { count: rows.length, faulty })}>
      {room < total && <Alert severity="warning">{t('import.room', { room, total })}</Alert>}
      <Box component="ol" aria-label={t('import.preview')} sx={list}>
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </Box>
    </Section>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
}

function Row({ row: { row, values, isPresent, faults } }: { row: CallOutput<'previewMemberImport'>['rows'][number] }) {
  const t = useText()
  const { name = '', loginId = '' } = values
  const rest = memberImportFields.flatMap((field) => {
    const value = values[field] ?? ''
    return field === 'name' || field === 'loginId' || value === '' ? [] : [value]
  })
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {t('import.row', { row })}
        </Typography>
        <Typography>{[name, loginId].filter((text) => text !== '').join(' · ')}</Typography>
        {isPresent && <StatusChip tone="neutral" label={t('import.present')} />}
        {faults.length > 0 && <StatusChip tone="warning" label={t('import.refused')} />}
      </Box>
      {rest.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {rest.join(' · ')}
        </Typography>
      )}
      {faults.map((fault) => (
        <FaultLine key={`${fault.column} ${fault.reason}`} fault={fault} />
      ))}
    </Box>
  )
}
