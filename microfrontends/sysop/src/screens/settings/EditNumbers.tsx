import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormNumber } from '@atrium/shared-utility/ui'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Settings = CallOutput<'getPlatformSettings'>
type Name = 'upload' | 'retention' | 'telemetry'
type Props = { name: Name; setting: Settings[Name]; onSaved: () => void; onClose: () => void }

const callOf = {
  upload: 'updateUploadSetting',
  retention: 'updateRetentionSetting',
  telemetry: 'updateTelemetrySetting',
} as const

/** A setting that is numbers and nothing else. */
export function EditNumbers({ name, setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction(callOf[name])
  const { latest, reload } = useLatestSetting(name, setting)
  const fields = Object.entries(latest.value)
  return (
    <SettingForm
      name={name}
      version={latest.version}
      reload={reload}
      schema={calls[callOf[name]].input}
      initial={Object.fromEntries(fields.map(([field, count]) => [field, String(count)]))}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        {fields.map(([field]) => (
          <FormNumber
            key={field}
            name={field}
            label={t(`settings.${name}.${field}`)}
            help={t(`settings.${name}.${field}.help`)}
          />
        ))}
      </FormColumns>
    </SettingForm>
  )
}
