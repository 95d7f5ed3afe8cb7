import { calls, mapProviders, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormSelect, FormText } from '@atrium/shared-utility/ui'
import { Fragment } from 'react'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['map']; onSaved: () => void; onClose: () => void }

export function EditMap({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateMapSetting')
  const { latest, reload } = useLatestSetting('map', setting)
  const keys = mapProviders.flatMap((provider) => [
    [`${provider}.pc_key`, latest.value[provider].pc_key],
    [`${provider}.android_key`, latest.value[provider].android_key],
  ])
  return (
    <SettingForm
      name="map"
      version={latest.version}
      reload={reload}
      schema={calls.updateMapSetting.input}
      initial={{ enable: latest.value.enable, ...Object.fromEntries(keys) }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormSelect
        name="enable"
        label={t('settings.map.enable')}
        options={mapProviders.map((provider) => ({ value: provider, label: t(`settings.map.${provider}`) }))}
      />
      <FormColumns>
        {mapProviders.map((provider) => (
          <Fragment key={provider}>
            <FormText
              name={`${provider}.pc_key`}
              label={t('settings.map.pcKeyOf', { name: t(`settings.map.${provider}`) })}
              help={t('settings.map.pcKeyHelp')}
            />
            <FormText
              name={`${provider}.android_key`}
              label={t('settings.map.androidKeyOf', { name: t(`settings.map.${provider}`) })}
            />
          </Fragment>
        ))}
      </FormColumns>
    </SettingForm>
  )
}
