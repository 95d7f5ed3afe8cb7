import { memberImportFields } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import { save, templateOf } from './save-file.ts'
import { type SentFile, useSendFile } from './use-send-file.ts'

/** The first step: a file from this device, or an empty one to fill in. */
export function ChooseFile({ onRead }: { onRead: (sent: SentFile) => void }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const { isPending, problem, send } = useSendFile(onRead)
  function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file !== undefined) void send(file)
  }
  function handleTemplate() {
    const headings = memberImportFields.map((name) => t(`import.field.${name}`))
    save({ name: `${t('import.template.name')}.csv`, content: templateOf(headings) })
  }
  return (
    <Section title={t('import.choose')} note={t('import.chooseHelp')}>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={isPending} onClick={() => field.current?.click()}>
          {t('import.chooseFile')}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="download" />} onClick={handleTemplate}>
          {t('import.template')}
        </Button>
      </Box>
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,.xlsx"
        hidden
        aria-label={t('import.chooseFile')}
        onChange={handleChosen}
      />
    </Section>
  )
}
