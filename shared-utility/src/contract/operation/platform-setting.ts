import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, integer, nothing, textToList } from '../foundation/fields.ts'
import { logoFields } from '../foundation/picture.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { phoneNumber } from '../identity/sms.ts'
import { emailAddress } from '../identity/email-address.ts'
import { file } from '../wire/file.ts'
import { mapProvider, settingSecrets, settingShapes, shownSetting, smsProviders, toldShapes } from './setting-shape.ts'

/** Against the version that was read. */
const version = integer(0, 2_147_483_647)
const { map, mail, sms, brand, navigation, upload, attachment, retention, telemetry, developing, gate } = settingShapes
const hasSecret = { hasSecret: z.boolean() }

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
    summary: 'What operators set for the whole platform, with who changed each last. Secrets are never among it.',
    path: '/api/sysop/setting',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.object({
      map: shownSetting(map),
      mail: shownSetting({ ...toldShapes.mail, ...hasSecret }).extend({
        /** False where the portal does not know its own address, so that no link in a mail would lead anywhere. */
        canBeOn: z.boolean(),
      }),
      sms: shownSetting({ ...toldShapes.sms, provider: z.enum([...smsProviders, 'development']), ...hasSecret }),
      /** Where the logo is, if there is one. */
      brand: shownSetting({ ...brand, logo: z.string().nullable() }),
      /** With every entry that can be hidden, and from whom. */
      navigation: shownSetting(navigation).extend({
        entries: z.array(z.object({ path: z.string(), name: z.string(), userTypes: z.array(userType) })),
      }),
      upload: shownSetting(upload),
      attachment: shownSetting(attachment),
      retention: shownSetting(retention),
      telemetry: shownSetting(telemetry),
      developing: shownSetting(developing),
      gate: shownSetting(gate),
    }),
  },
  updateMapSetting: {
    ...changing,
    summary: 'Sets which provider of maps is on, and its keys.',
    path: '/api/sysop/setting/map',
    input: z.strictObject({ ...map, version }),
    problems: ['versionConflict', 'mapKeyMissing'],
  },
  testMapSetting: {
    ...testing,
    summary: 'Asks a provider of maps whether it knows the key that is kept for it.',
    path: '/api/sysop/setting/map/test',
    input: z.strictObject({ provider: mapProvider }),
    output: z.object({ isKnown: z.boolean() }),
    problems: ['mapKeyMissing', 'mapProviderSilent'],
  },
  updateMailSetting: {
    ...changing,
    rootOnly: true,
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
    summary: 'Sends a mail by the server that is set, and says what became of it.',
    path: '/api/sysop/setting/mail/test',
    input: z.strictObject({ email: emailAddress }),
    output: done,
    problems: ['mailNotConfigured', 'testMailFailed', 'tooManyAttempts'],
  },
  updateSmsSetting: {
    ...changing,
    rootOnly: true,
    summary:
      'Sets by which service codes go to telephones. An empty secret leaves the one that is kept, for the same service.',
    path: '/api/sysop/setting/sms',
    input: z.strictObject({ ...sms, ...settingSecrets.sms, version }),
    problems: ['versionConflict', 'setByEnvironment', 'smsFieldMissing', 'smsUrlInvalid', 'smsSecretMissing'],
  },
  sendTestSms: {
    ...testing,
    rootOnly: true,
    summary: 'Sends a message with the code 000000, which opens nothing, by the service that is set.',
    path: '/api/sysop/setting/sms/test',
    input: z.strictObject({ phone: phoneNumber }),
    output: done,
    problems: ['smsNotOffered', 'phoneInvalid', 'testSmsFailed', 'tooManyAttempts'],
  },
  updateBrandSetting: {
    ...changing,
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
    summary:
      'Sets which entries of the navigation people of which type are not shown; root operators see all. What is no entry that can be hidden is left out.',
    path: '/api/sysop/setting/navigation',
    input: z.strictObject({ hidden: z.preprocess(textToList, navigation.hidden).default([]), version }),
  },
  updateUploadSetting: {
    ...changing,
    summary:
      'Sets how large a package for phones may be, how much of them one operator uploads in a day, and how large a bundle may be.',
    path: '/api/sysop/setting/upload',
    input: z.strictObject({ ...upload, version }),
  },
  updateAttachmentSetting: {
    ...changing,
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
    summary: 'Sets for how long is kept what nobody works with any more.',
    path: '/api/sysop/setting/retention',
    input: z.strictObject({ ...retention, version }),
  },
  updateTelemetrySetting: {
    ...changing,
    summary: 'Sets of how many page loads in a hundred browsers report how parcels opened.',
    path: '/api/sysop/setting/telemetry',
    input: z.strictObject({ ...telemetry, version }),
  },
  updateDevelopingSetting: {
    ...changing,
    summary: 'Sets whether parcels may be developed inside the running portal.',
    path: '/api/sysop/setting/developing',
    input: z.strictObject({ ...developing, version }),
  },
  updateGateSetting: {
    ...changing,
    summary: 'Sets whether versions of parcels are run in a browser before they are released.',
    path: '/api/sysop/setting/gate',
    input: z.strictObject({ ...gate, version }),
  },
})
