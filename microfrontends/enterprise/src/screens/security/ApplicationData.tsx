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
  const [isAsking, setIsAsking] = useState(false)

  function handleDone() {
    setIsAsking(false)
    toast(t('data.begun'))
    exports.show()
  }

  return (
    <Section title={t('data.title')} note={t('data.note')}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {t('data.export')}
        </Button>
        <Button color="inherit" aria-haspopup="dialog" onClick={exports.show}>
          {t('data.files')}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('data.ask')}
          text={t('data.consequence')}
          confirmLabel={t('data.export')}
          onConfirm={() => run({})}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      )}
      {exports.dialog}
    </Section>
  )
}
