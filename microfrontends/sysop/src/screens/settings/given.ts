import { plainSettings, UserType, type CallOutput, type PlainSettingName } from '@atrium/shared-utility/contract'

type Settings = CallOutput<'getPlatformSettings'>

const untouched = { version: 0, isByEnvironment: false, changedAt: null, changedBy: null, auditId: null }
const noKeys = { pc_key: '', android_key: '' }
const map = { enable: 'gaode_map', gaode_map: noKeys, baidu_map: noKeys, google_map: noKeys } as const
const noMail = {
  isOn: false,
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  from: '',
  fromName: '',
  hasSecret: false,
} as const
const noService = {
  url: '',
  keyId: '',
  sign: '',
  template: '',
  templateEn: '',
  appId: '',
  region: '',
  hasSecret: false,
}
const noSms = { provider: 'none', ...noService } as const
const brand = { name: '', nameEn: '', claim: '', claimEn: '', logo: null }
const entries = [
  { path: '/console/messages', name: '消息', userTypes: [UserType.saasAdministrator] },
  { path: '/sysop/audit', name: '审计日志', userTypes: [UserType.operator] },
]
const types: Settings['attachment']['value']['types'] = ['pdf', 'png']
const attachment = { ...plainSettings.attachment.standard, types }

function plainOnes() {
  const ones = Object.entries(plainSettings).map(([name, { standard }]) => [
    name,
    { ...untouched, value: standard, standard },
  ])
  return Object.fromEntries(ones) as Pick<Settings, PlainSettingName> // one for each name
}

/** As they come, but for what is given. */
export function settingsWith(set: Partial<Settings> = {}): Settings {
  return {
    ...plainOnes(),
    map: { ...untouched, value: map, standard: map },
    mail: { ...untouched, value: noMail, standard: noMail, canBeOn: true },
    sms: { ...untouched, value: noSms, standard: noSms },
    brand: { ...untouched, value: brand, standard: brand },
    navigation: { ...untouched, value: { hidden: [] }, standard: { hidden: [] }, entries },
    attachment: { ...untouched, value: attachment, standard: attachment },
    ...set,
  }
}

/** Mail that an operator has set, with a password that is kept. */
export function mailThatIsSet(): Settings['mail'] {
  const host = { isOn: true, host: 'smtp.example.com', user: 'portal', from: 'portal@example.com', hasSecret: true }
  return {
    ...settingsWith().mail,
    value: { ...noMail, ...host },
    version: 3,
    changedAt: '2026-11-20T08:00:00.000Z',
    changedBy: '李华',
    auditId: 'a1',
  }
}
