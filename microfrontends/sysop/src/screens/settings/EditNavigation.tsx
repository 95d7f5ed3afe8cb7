import { calls, userTypeName, userTypes, type CallOutput, type UserType } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { useFormField } from '@atrium/shared-utility/ui'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Setting = CallOutput<'getPlatformSettings'>['navigation']
type Props = { setting: Setting; onSaved: () => void; onClose: () => void }

/** A box for each entry and type of people; what is not ticked is not shown to them. */
export function EditNavigation({ setting, onSaved, onClose }: Props) {
  const { run } = useAction('updateNavigationSetting')
  const { latest, reload } = useLatestSetting('navigation', setting)
  return (
    <SettingForm
      name="navigation"
      version={latest.version}
      reload={reload}
      schema={calls.updateNavigationSetting.input}
      initial={{ hidden: latest.value.hidden.join(',') }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      {userTypes.map((type) => (
        <TypeFields key={type} type={type} entries={latest.entries} />
      ))}
    </SettingForm>
  )
}

function TypeFields({ type, entries }: { type: UserType; entries: Setting['entries'] }) {
  const t = useText()
  const { value, onChange } = useFormField('hidden')
  const own = entries.filter(({ userTypes: types }) => types.includes(type))
  const hidden = value === '' ? [] : String(value).split(',')
  if (own.length === 0) return null
  const toggle = (code: string) =>
    onChange((hidden.includes(code) ? hidden.filter((one) => one !== code) : [...hidden, code]).join(','))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t(`userType.${userTypeName(type)}`)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', columnGap: 3 }}>
        {own.map(({ path, name }) => {
          const code = `${userTypeName(type)}:${path}`
          return (
            <FormControlLabel
              key={code}
              label={name}
              control={<Checkbox checked={!hidden.includes(code)} onChange={() => toggle(code)} />}
            />
          )
        })}
      </Box>
    </Box>
  )
}
