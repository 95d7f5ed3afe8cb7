import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box } from '@mui/material'
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
    {
      label: t('settings.brand.logo'),
      value:
        logo === null ? (
          t('settings.standard', { value: t('settings.brand.noLogo') })
        ) : (
          <Box component="img" src={logo} alt={t('settings.brand.logo')} sx={{ height: 32, maxWidth: 160 }} />
        ),
    },
  ]
  return (
    <SettingSection name="brand" setting={setting} facts={facts}>
      <EditButton name={t('settings.brand')} onClick={() => onOpen('brand')} />
    </SettingSection>
  )
}
