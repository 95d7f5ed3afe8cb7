import { allSettings, settingNames, type CallOutput, type SettingName } from '@atrium/shared-utility/contract'
import { EditBrand } from './EditBrand.tsx'
import { EditMail } from './EditMail.tsx'
import { EditMap } from './EditMap.tsx'
import { EditNavigation } from './EditNavigation.tsx'
import { EditPlain } from './EditPlain.tsx'
import { EditSms } from './EditSms.tsx'
import { TestMail } from './TestMail.tsx'
import { TestSms } from './TestSms.tsx'

const tests = ['mail-test', 'sms-test'] as const
export type SettingDialogName = SettingName | (typeof tests)[number]
export const settingDialogs: readonly SettingDialogName[] = [...settingNames, ...tests]

/** Of what only root operators change. */
export const rootDialogs: ReadonlySet<SettingDialogName> = new Set([
  ...settingNames.filter((name) => 'rootOnly' in allSettings[name]),
  ...tests,
])

type Props = {
  name: SettingDialogName
  settings: CallOutput<'getPlatformSettings'>
  /** With the key of what is to be said. */
  onDone: (said: string) => void
  onClose: () => void
}

export function SettingDialog({ name, settings, onDone, onClose }: Props) {
  const onSaved = () => onDone('settings.saved')
  switch (name) {
    case 'mail':
      return <EditMail setting={settings.mail} onSaved={onSaved} onClose={onClose} />
    case 'mail-test':
      return <TestMail onSent={() => onDone('settings.mail.sent')} onClose={onClose} />
    case 'sms':
      return <EditSms setting={settings.sms} onSaved={onSaved} onClose={onClose} />
    case 'sms-test':
      return (
        <TestSms
          onSent={() => onDone(isWritten(settings) ? 'settings.sms.logged' : 'settings.sms.sent')}
          onClose={onClose}
        />
      )
    case 'map':
      return <EditMap setting={settings.map} onSaved={onSaved} onClose={onClose} />
    case 'brand':
      return <EditBrand setting={settings.brand} onSaved={onSaved} onClose={onClose} />
    case 'navigation':
      return <EditNavigation setting={settings.navigation} onSaved={onSaved} onClose={onClose} />
    default:
      return <EditPlain key={name} name={name} setting={settings[name]} onSaved={onSaved} onClose={onClose} />
  }
}

/** The demo sends no message: it writes what it would send into the log of the server. */
function isWritten({ sms }: Props['settings']) {
  return sms.value.provider === 'development'
}
