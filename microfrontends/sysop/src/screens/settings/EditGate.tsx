import { browserCheckUses, calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormSelect } from '@atrium/shared-utility/ui'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['gate']; onSaved: () => void; onClose: () => void }

export function EditGate({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateGateSetting')
  const { latest, reload } = useLatestSetting('gate', setting)
  return (
    <SettingForm
      name="gate"
      version={latest.version}
      reload={reload}
      schema={calls.updateGateSetting.input}
      initial={{ browser: latest.value.browser }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormSelect
        name="browser"
        label={t('settings.gate.browser')}
        options={browserCheckUses.map((use) => ({ value: use, label: t(`settings.gate.${use}`) }))}
      />
    </SettingForm>
  )
}
