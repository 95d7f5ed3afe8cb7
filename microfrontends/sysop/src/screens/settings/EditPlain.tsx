import { calls, settingCall, type CallOutput, type PlainSettingName } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormNumber, FormSelect, FormSwitch, FormText, useFormField } from '@atrium/shared-utility/ui'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { settingFields, type SettingField } from './setting-fields.ts'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Settings = CallOutput<'getPlatformSettings'>
type Props = {
  name: PlainSettingName
  setting: Settings[PlainSettingName]
  onSaved: () => void
  onClose: () => void
}

/** The form of a setting that is described, and has none of its own. */
export function EditPlain({ name, setting, onSaved, onClose }: Props) {
  const call = settingCall(name)
  const { run } = useAction(call)
  const { latest, reload } = useLatestSetting(name, setting)
  const fields = settingFields(name)
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const others = fields.filter(({ kind }) => kind !== 'number')
  const values = Object.entries<unknown>(latest.value)
  return (
    <SettingForm
      name={name}
      version={latest.version}
      reload={reload}
      schema={calls[call].input}
      // Text, as controls have it: a list with commas.
      initial={Object.fromEntries(
        values.map(([field, value]) => [field, value === Boolean(value) ? value : String(value)]),
      )}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      {numbers.length > 0 && (
        <FormColumns>
          {numbers.map((field) => (
            <Field key={field.field} of={name} {...field} />
          ))}
        </FormColumns>
      )}
      {others.map((field) => (
        <Field key={field.field} of={name} {...field} />
      ))}
    </SettingForm>
  )
}

function Field({ of, field, kind, options }: SettingField & { of: PlainSettingName }) {
  const t = useText()
  const label = t(`settings.${of}.${field}`)
  switch (kind) {
    case 'number':
      return <FormNumber name={field} label={label} help={t(`settings.${of}.${field}.help`)} />
    case 'text':
      return <FormText name={field} label={label} help={t(`settings.${of}.${field}.help`)} />
    case 'switch':
      return <FormSwitch name={field} label={label} />
    case 'choice':
      return (
        <FormSelect
          name={field}
          label={label}
          options={options.map((option) => ({ value: option, label: t(`settings.${of}.${option}`) }))}
        />
      )
    case 'choices':
      return <Choices field={field} label={label} options={options} />
  }
}

/** A box for each. */
function Choices({ field, label, options }: { field: string; label: string; options: readonly string[] }) {
  const { value, onChange } = useFormField(field)
  const chosen = value === '' ? [] : String(value).split(',')
  const toggle = (option: string) =>
    onChange(options.filter((one) => (one === option) !== chosen.includes(one)).join(','))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', columnGap: 3 }}>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            control={<Checkbox checked={chosen.includes(option)} onChange={() => toggle(option)} />}
          />
        ))}
      </Box>
    </Box>
  )
}
