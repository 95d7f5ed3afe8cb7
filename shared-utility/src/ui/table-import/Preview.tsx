import { Alert, Box, Typography } from '@mui/material'
import { CardSkeleton } from '../display/skeletons.tsx'
import { StatusChip } from '../display/StatusChip.tsx'
import { Section } from '../facts/Section.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { FaultLine } from './FaultLine.tsx'
import type { ChosenTable, ImportField, ImportSource, PreviewedRow } from './source.ts'
import { useImportText } from './words.ts'

type Props = { source: ImportSource; chosen: ChosenTable }

/** The first rows as they would come in. */
export function Preview({ source, chosen }: Props) {
  const t = useImportText()
  const found = source.usePreview(chosen)
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <CardSkeleton />
  const { rows, warning } = found.data
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  return (
    <Section title={t('preview')} note={t('previewHelp', { count: rows.length, faulty })}>
      {warning !== undefined && <Alert severity="warning">{warning}</Alert>}
      <Box component="ol" aria-label={t('preview')} sx={list}>
        {rows.map((row) => (
          <Row key={row.row} fields={source.fields} row={row} />
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

type Shown = { fields: readonly ImportField[]; row: PreviewedRow }

function Row({ fields, row: { row, values, note, faults } }: Shown) {
  const t = useImportText()
  const said = (isName: boolean) =>
    fields.filter((field) => field.isName === isName).flatMap(({ key }) => values[key] || [])
  const [names, rest] = [said(true), said(false)]
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {t('row', { row })}
        </Typography>
        <Typography>{names.join(' · ')}</Typography>
        {note !== undefined && <StatusChip tone="neutral" label={note} />}
        {faults.length > 0 && <StatusChip tone="warning" label={t('refused')} />}
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
