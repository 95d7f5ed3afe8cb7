import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'

/** Has the conversion service convert a small document. */
export function PreviewTest() {
  const t = useText()
  const toast = useToast()
  const action = useAction('testPreviewSetting')

  async function handleTest() {
    const result = await action.run({})
    if (result.status === 'done') toast({ text: t('settings.preview.works'), tone: 'success' })
  }

  return (
    <>
      <Button variant="outlined" loading={action.status === 'pending'} onClick={handleTest}>
        {t('settings.preview.test')}
      </Button>
      {action.status === 'failed' && <ProblemNotice problem={action.problem} size="line" />}
    </>
  )
}
