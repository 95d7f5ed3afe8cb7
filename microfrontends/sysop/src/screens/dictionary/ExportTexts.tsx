import { calls, exportedTexts, type FileOutput, langs, textFormats } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSelect, saveFile, useFormValues } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Props = { onDone: (said: string) => void; onClose: () => void }

/** Own wording, or all of it, as a file for translators or for another installation. */
export function ExportTexts({ onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('exportTexts')
  const handleDone = (file: FileOutput) => {
    saveFile(file)
    onDone(t('texts.exported', { count: file.rows }))
  }
  return (
    <FormDialog
      title={t('texts.export')}
      schema={calls.exportTexts.input}
      initial={{ what: 'own', format: 'json', target: 'en-US' }}
      submitLabel={t('texts.download')}
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
    >
      <Typography>{t('texts.exportHelp')}</Typography>
      <FormSelect
        name="what"
        label={t('texts.what')}
        options={exportedTexts.map((value) => ({ value, label: t(`texts.what.${value}`) }))}
      />
      <FormSelect
        name="format"
        label={t('texts.format')}
        options={textFormats.map((value) => ({ value, label: t(`texts.format.${value}`) }))}
      />
      <Target />
    </FormDialog>
  )
}

/** JSON has both languages; XLIFF goes from one into the other. */
function Target() {
  const t = useText()
  const values = useFormValues()
  if (values.format !== 'xliff') return null
  const options = langs.map((value) => ({ value, label: t(`language.${value}`) }))
  return <FormSelect name="target" label={t('texts.target')} help={t('texts.targetHelp')} options={options} />
}
