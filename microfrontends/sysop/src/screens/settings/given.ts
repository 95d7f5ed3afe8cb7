import { UserType, type CallOutput } from '@atrium/shared-utility/contract'

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
const upload = { packageMegabytes: 500, packageGigabytesADay: 10, bundleMegabytes: 2048 }
const types: Settings['attachment']['value']['types'] = ['pdf', 'png']
const attachment = { perMessage: 5, megabytes: 20, types }
const retention = {
  sessionDays: 30,
  jobDays: 30,
  failedJobDays: 90,
  exportHours: 24,
  closedDays: 30,
  downloadDays: 366,
  auditDays: 0,
  telemetryDays: 90,
  versionDays: 180,
}

/** As they come, but for what is given. */
export function settingsWith(set: Partial<Settings> = {}): Settings {
  return {
    map: { ...untouched, value: map, standard: map },
    mail: { ...untouched, value: noMail, standard: noMail, canBeOn: true },
    sms: { ...untouched, value: noSms, standard: noSms },
    brand: { ...untouched, value: brand, standard: brand },
    navigation: { ...untouched, value: { hidden: [] }, standard: { hidden: [] }, entries },
    upload: { ...untouched, value: upload, standard: upload },
    attachment: { ...untouched, value: attachment, standard: attachment },
    retention: { ...untouched, value: retention, standard: retention },
    telemetry: { ...untouched, value: { percent: 100 }, standard: { percent: 100 } },
    developing: { ...untouched, value: { local: 'standard' }, standard: { local: 'standard' } },
    gate: { ...untouched, value: { browser: 'ifAvailable' }, standard: { browser: 'ifAvailable' } },
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
