import { attachmentTypes, calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormNumber, useFormField } from '@atrium/shared-utility/ui'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Setting = CallOutput<'getPlatformSettings'>['attachment']
type Props = { setting: Setting; onSaved: () => void; onClose: () => void }

/** How many files, how large, and a box for each kind. */
export function EditAttachment({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateAttachmentSetting')
  const { latest, reload } = useLatestSetting('attachment', setting)
  const { perMessage, megabytes, types } = latest.value
  return (
    <SettingForm
      name="attachment"
      version={latest.version}
      reload={reload}
      schema={calls.updateAttachmentSetting.input}
      initial={{ perMessage: String(perMessage), megabytes: String(megabytes), types: types.join(',') }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        {['perMessage', 'megabytes'].map((field) => (
          <FormNumber
            key={field}
            name={field}
            label={t(`settings.attachment.${field}`)}
            help={t(`settings.attachment.${field}.help`)}
          />
        ))}
      </FormColumns>
      <Kinds />
    </SettingForm>
  )
}

function Kinds() {
  const t = useText()
  const { value, onChange } = useFormField('types')
  const chosen = value === '' ? [] : String(value).split(',')
  const toggle = (type: string) =>
    onChange(attachmentTypes.filter((one) => (one === type) !== chosen.includes(one)).join(','))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t('settings.attachment.types')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', columnGap: 3 }}>
        {attachmentTypes.map((type) => (
          <FormControlLabel
            key={type}
            label={type}
            control={<Checkbox checked={chosen.includes(type)} onChange={() => toggle(type)} />}
          />
        ))}
      </Box>
    </Box>
  )
}
