import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Section } from '../facts/Section.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { Choice } from './Choice.tsx'
import { Preview } from './Preview.tsx'
import type { Columns, ImportSource } from './source.ts'
import { type SentFile, useSendFile } from './use-send-file.ts'
import { useImportText } from './words.ts'

type Props = {
  source: ImportSource
  sent: SentFile
  /** Another sheet of the same file was read. */
  onRead: (sent: SentFile) => void
  onBack: () => void
  onStarted: (id: string) => void
}

/** The second step: which column says what, and what would become of the first rows. */
export function MapColumns({ source, sent, onRead, onBack, onStarted }: Props) {
  const t = useImportText()
  const { file, read } = sent
  const [columns, setColumns] = useState<Columns>(read.guess)
  const sheet = useSendFile(source, onRead)
  const start = source.useStart()
  const chosen = { id: read.id, columns, total: read.total }
  const isPossible =
    Object.values(columns).some((column) => column !== undefined) &&
    source.fields.every(({ key, isNeeded }) => !isNeeded || columns[key] !== undefined)
  const choices = read.headings.map((label, index) => ({ value: String(index), label }))
  const choose = (field: string) => (value: string) =>
    setColumns({ ...columns, [field]: value === '' ? undefined : Number(value) })

  async function handleStart() {
    const result = await start.run(chosen)
    if (result.status === 'done') onStarted(result.data.id)
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t('columns')} note={t('columnsHelp', { name: file.name, count: read.total })}>
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
              label={t('sheet')}
              value={read.sheet ?? ''}
              options={read.sheets.map((name) => ({ value: name, label: name }))}
              onChange={(name) => void sheet.send(file, name)}
            />
          )}
          {source.fields.map(({ key, label, help, isNeeded }) => (
            <Choice
              key={key}
              label={label}
              value={String(columns[key] ?? '')}
              options={choices}
              none={t(isNeeded ? 'chooseColumn' : 'noColumn')}
              help={help}
              onChange={choose(key)}
            />
          ))}
        </Box>
        {source.option?.(columns)}
      </Section>
      {isPossible ? (
        <Preview source={source} chosen={chosen} />
      ) : (
        <Typography color="textSecondary">{source.words.needsColumns}</Typography>
      )}
      {start.status === 'failed' && <ProblemNotice size="line" problem={start.problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          disabled={!isPossible || sheet.isPending}
          loading={start.status === 'pending'}
          onClick={() => void handleStart()}
        >
          {t('start', { count: read.total })}
        </Button>
        <Button color="inherit" onClick={onBack}>
          {t('otherFile')}
        </Button>
      </Box>
    </Box>
  )
}
