import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ShownLogo } from '@atrium/shared-utility/security'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'

type Props = { setting: CallOutput<'getPlatformSettings'>['brand']; onOpen: (dialog: SettingDialogName) => void }

export function BrandSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { name, nameEn, claim, claimEn, logo } = setting.value
  const both = (chinese: string, english: string, standard: string) =>
    chinese === '' && english === ''
      ? t('settings.standard', { value: standard })
      : [chinese, english].filter((text) => text !== '').join(' · ')
  const facts = [
    { label: t('settings.brand.name'), value: both(name, nameEn, 'Atrium') },
    { label: t('settings.brand.claim'), value: both(claim, claimEn, t('settings.brand.standardClaim')) },
    { label: t('settings.brand.logo'), value: <ShownLogo logo={logo} isNamed={name !== '' || nameEn !== ''} /> },
  ]
  return (
    <SettingSection name="brand" setting={setting} facts={facts}>
      <EditButton name={t('settings.brand')} onClick={() => onOpen('brand')} />
    </SettingSection>
  )
}
