import { plainSettings, type PlainSettingName } from '@atrium/shared-utility/contract'
import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice, useDialogAddress, useToast } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { z } from 'zod'
import { BrandSetting } from './BrandSetting.tsx'
import { MailSetting } from './MailSetting.tsx'
import { MapSetting } from './MapSetting.tsx'
import { NavigationSetting } from './NavigationSetting.tsx'
import { PlainSetting } from './PlainSetting.tsx'
import { rootDialogs, SettingDialog, settingDialogs } from './SettingDialog.tsx'
import { SmsSetting } from './SmsSetting.tsx'

const plainNames = Object.keys(plainSettings) as PlainSettingName[] // the names of its fields
/** In the second column, so that both are about as long. */
const ofFiles: ReadonlySet<PlainSettingName> = new Set(['upload', 'attachment', 'preview'])
const dialogs = z.object({ dialog: z.enum(settingDialogs) })

/** What operators set for the whole platform; each setting is a part of the page. */
export function SettingsScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.help')} />
      <Settings />
    </>
  )
}

function Settings() {
  const t = useText()
  const toast = useToast()
  const settings = useCall('getPlatformSettings', {})
  const dialog = useDialogAddress(dialogs)
  const { isRoot = false } = useSession()
  if (settings.status === 'failed') return <ProblemNotice problem={settings.problem} onRetry={settings.reload} />
  if (settings.status === 'loading') return <CardSkeleton />
  const { map, mail, sms, brand, navigation } = settings.data
  const named = dialog.current?.dialog
  const open = (name: (typeof settingDialogs)[number]) => dialog.open({ dialog: name })
  const plain = (name: PlainSettingName) => (
    <PlainSetting key={name} name={name} settings={settings.data} onOpen={open} />
  )
  const handleDone = (said: string) => {
    dialog.close()
    settings.reload()
    toast(t(said))
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
      <MailSetting setting={mail} onOpen={open} />
      <SmsSetting setting={sms} onOpen={open} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <BrandSetting setting={brand} onOpen={open} />
        {plainNames.filter((name) => !ofFiles.has(name)).map(plain)}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {plainNames.filter((name) => ofFiles.has(name)).map(plain)}
        <MapSetting setting={map} onOpen={open} />
        <NavigationSetting setting={navigation} onOpen={open} />
      </Box>
      {named !== undefined && (isRoot || !rootDialogs.has(named)) && (
        <SettingDialog name={named} settings={settings.data} onDone={handleDone} onClose={dialog.close} />
      )}
    </Box>
  )
}
