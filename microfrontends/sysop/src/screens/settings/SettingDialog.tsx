import type { CallOutput } from '@atrium/shared-utility/contract'
import { EditAttachment } from './EditAttachment.tsx'
import { EditBrand } from './EditBrand.tsx'
import { EditDeveloping } from './EditDeveloping.tsx'
import { EditGate } from './EditGate.tsx'
import { EditMail } from './EditMail.tsx'
import { EditMap } from './EditMap.tsx'
import { EditNavigation } from './EditNavigation.tsx'
import { EditNumbers } from './EditNumbers.tsx'
import { EditSms } from './EditSms.tsx'
import { TestMail } from './TestMail.tsx'
import { TestSms } from './TestSms.tsx'

export const settingDialogs = [
  'mail',
  'mail-test',
  'sms',
  'sms-test',
  'map',
  'brand',
  'navigation',
  'upload',
  'attachment',
  'retention',
  'telemetry',
  'developing',
  'gate',
] as const
export type SettingDialogName = (typeof settingDialogs)[number]

/** Of what only root operators change. */
export const rootDialogs: ReadonlySet<SettingDialogName> = new Set([
  'mail',
  'mail-test',
  'sms',
  'sms-test',
  'navigation',
  'retention',
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
      return <TestSms onSent={() => onDone('settings.sms.sent')} onClose={onClose} />
    case 'map':
      return <EditMap setting={settings.map} onSaved={onSaved} onClose={onClose} />
    case 'brand':
      return <EditBrand setting={settings.brand} onSaved={onSaved} onClose={onClose} />
    case 'navigation':
      return <EditNavigation setting={settings.navigation} onSaved={onSaved} onClose={onClose} />
    case 'attachment':
      return <EditAttachment setting={settings.attachment} onSaved={onSaved} onClose={onClose} />
    case 'developing':
      return <EditDeveloping setting={settings.developing} onSaved={onSaved} onClose={onClose} />
    case 'gate':
      return <EditGate setting={settings.gate} onSaved={onSaved} onClose={onClose} />
    case 'upload':
    case 'retention':
    case 'telemetry':
      return <EditNumbers key={name} name={name} setting={settings[name]} onSaved={onSaved} onClose={onClose} />
  }
}
