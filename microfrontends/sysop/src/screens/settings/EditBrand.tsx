import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormPicture, FormSwitch, FormText, FormWhen } from '@atrium/shared-utility/ui'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['brand']; onSaved: () => void; onClose: () => void }

export function EditBrand({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateBrandSetting')
  const { latest, reload } = useLatestSetting('brand', setting)
  const { logo, ...words } = latest.value
  return (
    <SettingForm
      name="brand"
      version={latest.version}
      reload={reload}
      schema={calls.updateBrandSetting.input}
      initial={{ ...words, hasLogo: logo !== null, logo: '' }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('settings.brand.nameZh')} help={t('settings.brand.nameHelp')} />
        <FormText name="nameEn" label={t('settings.brand.nameEn')} help={t('settings.brand.englishHelp')} />
        <FormText name="claim" label={t('settings.brand.claimZh')} help={t('settings.brand.claimHelp')} />
        <FormText name="claimEn" label={t('settings.brand.claimEn')} help={t('settings.brand.englishHelp')} />
      </FormColumns>
      <FormSwitch name="hasLogo" label={t('settings.brand.hasLogo')} />
      <FormWhen name="hasLogo" value>
        <FormPicture name="logo" label={t('settings.brand.logo')} help={t('settings.brand.logoHelp')} kept={logo} />
      </FormWhen>
    </SettingForm>
  )
}
