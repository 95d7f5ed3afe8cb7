import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, Section, useOwnSpaceExports, useToast } from '@atrium/shared-utility/ui'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'

/** What the applications of the enterprise keep, as a file for its administrators. */
export function ApplicationData() {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('exportOwnApplications')
  const exports = useOwnSpaceExports()
  /** The key of what is asked about: another one for each opened dialog. */
  const [asking, setAsking] = useState<string | null>(null)

  function handleDone() {
    setAsking(null)
    toast(t('data.begun'))
    exports.show()
  }

  return (
    <Section title={t('data.title')} note={t('data.note')}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setAsking(randomId())}>
          {t('data.export')}
        </Button>
        <Button color="inherit" aria-haspopup="dialog" onClick={exports.show}>
          {t('data.files')}
        </Button>
      </Stack>
      {asking !== null && (
        <ConfirmDialog
          title={t('data.ask')}
          text={t('data.consequence')}
          confirmLabel={t('data.export')}
          onConfirm={() => run({ onceKey: asking })}
          onDone={handleDone}
          onClose={() => setAsking(null)}
        />
      )}
      {exports.dialog}
    </Section>
  )
}
