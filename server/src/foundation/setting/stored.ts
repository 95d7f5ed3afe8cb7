import { attachmentTypes, mapKeys, settingShapes } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** Null while none was entered. */
const sealed = z.string().nullable()

/** The settings of the platform as they are kept; a secret among them is sealed. */
export const storedSettings = {
  map: z.object({
    enable: settingShapes.map.enable,
    gaode_map: mapKeys.optional(),
    baidu_map: mapKeys.optional(),
    google_map: mapKeys.optional(),
  }),
  mail: z.object({ ...settingShapes.mail, password: sealed }),
  sms: z.object({ ...settingShapes.sms, keySecret: sealed }),
  brand: z.object({ ...settingShapes.brand, logoId: z.string().nullable() }),
  navigation: z.object(settingShapes.navigation),
  upload: z.object(settingShapes.upload),
  attachment: z.object(settingShapes.attachment),
  retention: z.object(settingShapes.retention),
  telemetry: z.object(settingShapes.telemetry),
  developing: z.object(settingShapes.developing),
  gate: z.object(settingShapes.gate),
} as const

export type SettingName = keyof typeof storedSettings
export type SettingValue<N extends SettingName> = z.output<(typeof storedSettings)[N]>

/** The keys of their rows; the specification gives those of maps and attachments their names. */
export const settingKeys: Record<SettingName, string> = {
  map: 'MAP_KEY_CONFIG',
  mail: 'MAIL',
  sms: 'SMS',
  brand: 'BRAND',
  navigation: 'NAVIGATION',
  upload: 'UPLOAD',
  attachment: 'ATTACHMENT_S',
  retention: 'RETENTION',
  telemetry: 'TELEMETRY',
  developing: 'DEVELOPING',
  gate: 'GATE',
}

/** What holds while no operator has set it. Specification 9: the default provider of maps. */
export const standardSettings: { [N in SettingName]: SettingValue<N> } = {
  map: { enable: 'gaode_map' },
  mail: { isOn: false, host: '', port: 465, security: 'tls', user: '', from: '', fromName: '', password: null },
  sms: {
    provider: 'none',
    url: '',
    keyId: '',
    sign: '',
    template: '',
    templateEn: '',
    appId: '',
    region: '',
    keySecret: null,
  },
  brand: { name: '', nameEn: '', claim: '', claimEn: '', logoId: null },
  navigation: { hidden: [] },
  upload: { packageMegabytes: 500, packageGigabytesADay: 10, bundleMegabytes: 2048 },
  attachment: { perMessage: 5, megabytes: 20, types: [...attachmentTypes] },
  retention: {
    sessionDays: 30,
    jobDays: 30,
    failedJobDays: 90,
    exportHours: 24,
    closedDays: 30,
    downloadDays: 366,
    auditDays: 0,
    telemetryDays: 90,
    versionDays: 180,
  },
  telemetry: { percent: 100 },
  developing: { local: 'standard' },
  gate: { browser: 'ifAvailable' },
}
