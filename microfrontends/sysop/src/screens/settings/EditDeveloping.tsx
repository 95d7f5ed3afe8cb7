import { calls, settingShapes, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormSelect } from '@atrium/shared-utility/ui'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['developing']; onSaved: () => void; onClose: () => void }

const choices = settingShapes.developing.local.options

export function EditDeveloping({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateDevelopingSetting')
  const { latest, reload } = useLatestSetting('developing', setting)
  return (
    <SettingForm
      name="developing"
      version={latest.version}
      reload={reload}
      schema={calls.updateDevelopingSetting.input}
      initial={latest.value}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormSelect
        name="local"
        label={t('settings.developing.local')}
        options={choices.map((choice) => ({ value: choice, label: t(`settings.developing.${choice}`) }))}
      />
    </SettingForm>
  )
}
