import { memberImportFields, type MemberImportField } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { Choice } from './Choice.tsx'
import { mappingOf, type Columns } from './mapping.ts'
import { Preview } from './Preview.tsx'
import { type SentFile, useSendFile } from './use-send-file.ts'

type Props = {
  sent: SentFile
  /** Another sheet of the same file was read. */
  onRead: (sent: SentFile) => void
  onBack: () => void
  onStarted: (id: string) => void
}

/** The second step: which column says what, and what would become of the first rows. */
export function MapColumns({ sent, onRead, onBack, onStarted }: Props) {
  const t = useText()
  const { file, read } = sent
  const [columns, setColumns] = useState<Columns>(read.guess)
  const [makes, setMakes] = useState(false)
  const sheet = useSendFile(onRead)
  const start = useAction('startMemberImport')
  const mapping = mappingOf(columns)
  const choices = read.headings.map((label, index) => ({ value: String(index), label }))
  const choose = (field: MemberImportField) => (value: string) =>
    setColumns({ ...columns, [field]: value === '' ? undefined : Number(value) })

  async function handleStart() {
    if (mapping === null) return
    const result = await start.run({ id: read.id, mapping, makeDepartments: makes })
    if (result.status === 'done') onStarted(result.data.id)
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t('import.columns')} note={t('import.columnsHelp', { name: file.name, count: read.total })}>
        {sheet.problem && <ProblemNotice size="line" problem={sheet.problem} />}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            pt: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          }}
        >
          {read.sheets.length > 1 && (
            <Choice
              label={t('import.sheet')}
              value={read.sheet ?? ''}
              options={read.sheets.map((name) => ({ value: name, label: name }))}
              onChange={(name) => void sheet.send(file, name)}
            />
          )}
          {memberImportFields.map((field) => (
            <Choice
              key={field}
              label={t(`import.field.${field}`)}
              value={String(columns[field] ?? '')}
              options={choices}
              none={t(isNeeded(field) ? 'import.chooseColumn' : 'import.noColumn')}
              help={hasHelp(field) ? t(`import.help.${field}`) : undefined}
              onChange={choose(field)}
            />
          ))}
        </Box>
        {columns.departments !== undefined && (
          <FormControlLabel
            label={t('import.makeDepartments')}
            control={<Checkbox checked={makes} onChange={(_, isOn) => setMakes(isOn)} />}
          />
        )}
      </Section>
      {mapping === null ? (
        <Typography color="textSecondary">{t('import.needsColumns')}</Typography>
      ) : (
        <Preview input={{ id: read.id, mapping, makeDepartments: makes }} total={read.total} />
      )}
      {start.status === 'failed' && <ProblemNotice size="line" problem={start.problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          disabled={mapping === null || sheet.isPending}
          loading={start.status === 'pending'}
          onClick={() => void handleStart()}
        >
          {t('import.start', { count: read.total })}
        </Button>
        <Button color="inherit" onClick={onBack}>
          {t('import.otherFile')}
        </Button>
      </Box>
    </Box>
  )
}

function isNeeded(field: MemberImportField) {
  return field === 'name' || field === 'loginId'
}

function hasHelp(field: MemberImportField) {
  return field === 'loginId' || field === 'departments' || field === 'userType'
}
