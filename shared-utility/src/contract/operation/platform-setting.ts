import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, integer, nothing, textToList } from '../foundation/fields.ts'
import { mapProvider } from '../foundation/map-provider.ts'
import { logoFields } from '../foundation/picture.ts'
import { phoneNumber } from '../identity/sms.ts'
import { emailAddress } from '../identity/email-address.ts'
import { file } from '../wire/file.ts'
import { platformSettings } from './platform-setting-shape.ts'
import { settingSecrets, settingShapes } from './setting-shape.ts'

/** Against the version that was read. */
const version = integer(0, 2_147_483_647)
const { map, mail, sms, brand, navigation, upload, attachment, retention, telemetry, developing, gate } = settingShapes

const changing = {
  method: 'PUT',
  access: platformOperator,
  space: 'none',
  stepUp: true,
  encoding: 'json',
  output: done,
  problems: ['versionConflict'],
} as const

const testing = { method: 'POST', access: platformOperator, space: 'none', stepUp: true } as const

export const platformSettingCalls = defineCalls({
  getPlatformSettings: {
    title: ['查看平台设置', 'Read the settings of the platform'],
    summary: 'What operators set for the whole platform, with who changed each last. Secrets are never among it.',
    path: '/api/sysop/setting',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: platformSettings,
  },
  updateMapSetting: {
    ...changing,
    title: ['修改地图设置', 'Change the map settings'],
    summary: 'Sets which provider of maps is on, and its keys.',
    path: '/api/sysop/setting/map',
    input: z.strictObject({ ...map, version }),
    problems: ['versionConflict', 'mapKeyMissing'],
  },
  testMapSetting: {
    ...testing,
    title: ['测试地图密钥', 'Test a map key'],
    summary: 'Asks a provider of maps whether it knows the key that is kept for it.',
    path: '/api/sysop/setting/map/test',
    input: z.strictObject({ provider: mapProvider }),
    output: z.object({ isKnown: z.boolean() }),
    problems: ['mapKeyMissing', 'mapProviderSilent'],
  },
  updateMailSetting: {
    ...changing,
    rootOnly: true,
    title: ['修改邮件设置', 'Change the mail settings'],
    summary: 'Sets by which server mails go out. An empty password leaves the one that is kept, for the same server.',
    path: '/api/sysop/setting/mail',
    input: z.strictObject({ ...mail, ...settingSecrets.mail, version }),
    problems: [
      'versionConflict',
      'setByEnvironment',
      'mailServerMissing',
      'mailServerPrivate',
      'mailSenderMissing',
      'mailPasswordMissing',
      'mailPasswordPlain',
      'mailNeedsAddress',
    ],
  },
  sendTestMail: {
    ...testing,
    rootOnly: true,
    title: ['发送测试邮件', 'Send a test mail'],
    summary: 'Sends a mail by the server that is set, and says what became of it.',
    path: '/api/sysop/setting/mail/test',
    input: z.strictObject({ email: emailAddress }),
    output: done,
    problems: ['mailNotConfigured', 'testMailFailed', 'tooManyAttempts'],
  },
  updateSmsSetting: {
    ...changing,
    rootOnly: true,
    title: ['修改短信设置', 'Change the SMS settings'],
    summary:
      'Sets by which service codes go to telephones. An empty secret leaves the one that is kept, for the same service.',
    path: '/api/sysop/setting/sms',
    input: z.strictObject({ ...sms, ...settingSecrets.sms, version }),
    problems: ['versionConflict', 'setByEnvironment', 'smsFieldMissing', 'smsUrlInvalid', 'smsSecretMissing'],
  },
  sendTestSms: {
    ...testing,
    rootOnly: true,
    title: ['发送测试短信', 'Send a test message'],
    summary: 'Sends a message with the code 000000, which opens nothing, by the service that is set.',
    path: '/api/sysop/setting/sms/test',
    input: z.strictObject({ phone: phoneNumber }),
    output: done,
    problems: ['smsNotOffered', 'phoneInvalid', 'testSmsFailed', 'tooManyAttempts'],
  },
  updateBrandSetting: {
    ...changing,
    title: ['修改登录页与品牌', 'Change the sign-in page and brand'],
    summary:
      'Sets what the portal is called and its logo, a PNG, JPEG or WebP of 64 kB at most. Without `hasLogo` there is none; an empty one leaves it.',
    path: '/api/sysop/setting/brand',
    input: z.strictObject({
      ...brand,
      ...logoFields,
      version,
    }),
    problems: [
      'versionConflict',
      'logoMissing',
      'logoNoPicture',
      'storageFull',
      'storageReadOnly',
      'storageUnavailable',
    ],
  },
  getBrandLogo: {
    title: ['读取标志', 'Read the logo'],
    summary: 'The logo of the portal, under an address that changes with it.',
    path: '/napi/brand/{id}',
    access: 'public',
    space: 'none',
    ofNobody: true,
    duringMaintenance: true,
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound'],
  },
  updateNavigationSetting: {
    ...changing,
    rootOnly: true,
    title: ['修改导航权限', 'Change the navigation rights'],
    summary:
      'Sets which entries of the navigation people of which type are not shown; root operators see all. What is no entry that can be hidden is left out.',
    path: '/api/sysop/setting/navigation',
    input: z.strictObject({ hidden: z.preprocess(textToList, navigation.hidden).default([]), version }),
  },
  updateUploadSetting: {
    ...changing,
    title: ['修改上传限制', 'Change the limits of uploads'],
    summary:
      'Sets how large a package for phones may be, how much of them one operator uploads in a day, and how large a bundle may be.',
    path: '/api/sysop/setting/upload',
    input: z.strictObject({ ...upload, version }),
  },
  updateAttachmentSetting: {
    ...changing,
    title: ['修改附件限制', 'Change the limits of attachments'],
    summary: 'Sets how many files a message may have, how large each may be, and of which types.',
    path: '/api/sysop/setting/attachment',
    input: z.strictObject({
      ...attachment,
      types: z.preprocess(textToList, attachment.types).default([]),
      version,
    }),
  },
  updateRetentionSetting: {
    ...changing,
    rootOnly: true,
    title: ['修改数据保留设置', 'Change the retention settings'],
    summary: 'Sets for how long data that are no longer worked with are kept.',
    path: '/api/sysop/setting/retention',
    input: z.strictObject({ ...retention, version }),
  },
  updateTelemetrySetting: {
    ...changing,
    title: ['修改微前端运行采样', 'Change what is measured of parcels'],
    summary: 'Sets of how many page loads in a hundred browsers report how parcels opened.',
    path: '/api/sysop/setting/telemetry',
    input: z.strictObject({ ...telemetry, version }),
  },
  updateDevelopingSetting: {
    ...changing,
    title: ['修改在门户中开发的设置', 'Change whether parcels are developed inside the portal'],
    summary: 'Sets whether parcels may be developed inside the running portal.',
    path: '/api/sysop/setting/developing',
    input: z.strictObject({ ...developing, version }),
  },
  updateGateSetting: {
    ...changing,
    title: ['修改微前端发布前运行检查', 'Set the running of parcels before release'],
    summary: 'Sets whether versions of parcels are run in a browser before they are released.',
    path: '/api/sysop/setting/gate',
    input: z.strictObject({ ...gate, version }),
  },
})
