import { Box, Button } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import { Icon } from '../display/Icon.tsx'
import { Section } from '../facts/Section.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { csvText, saveCsv } from '../exports/save-csv.ts'
import type { ImportSource } from './source.ts'
import { type SentFile, useSendFile } from './use-send-file.ts'
import { useImportText } from './words.ts'

type Props = { source: ImportSource; onRead: (sent: SentFile) => void }

/** The first step: a file from this device, or an empty one to fill in. */
export function ChooseFile({ source, onRead }: Props) {
  const t = useImportText()
  const field = useRef<HTMLInputElement>(null)
  const { isPending, problem, send } = useSendFile(source, onRead)
  function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file !== undefined) void send(file)
  }
  function handleTemplate() {
    const headings = source.fields.map(({ label }) => label)
    saveCsv(source.words.templateName, csvText([headings]))
  }
  return (
    <Section title={t('choose')} note={source.words.chooseHelp}>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={isPending} onClick={() => field.current?.click()}>
          {t('chooseFile')}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="download" />} onClick={handleTemplate}>
          {t('template')}
        </Button>
      </Box>
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,.xlsx"
        hidden
        aria-label={t('chooseFile')}
        onChange={handleChosen}
      />
    </Section>
  )
}
