import { z } from 'zod'
import { flag, freeText, integer, plainSign, text, textToList } from '../foundation/fields.ts'
import { mapProvider } from '../foundation/map-provider.ts'
import { logoFields } from '../foundation/picture.ts'
import { emailAddress } from '../identity/email-address.ts'
import { callsOfSettings, describeSettings } from './describe-setting.ts'
import { mailSecurities, mapKeys, smsProviders } from './setting-shape.ts'

// A form leaves out what is empty.
const keys = mapKeys.prefault({})
const hostName = plainSign()
  .max(253)
  .regex(/^([A-Za-z0-9.-]*|\[[\da-f:]+\])$/)
  .default('')
const printable = text(0, 200).default('')
/** Only goes in. Empty leaves the one that is kept. */
const secret = z.string().max(500).default('')
/** Null while none was entered. */
const sealed = z.string().nullable()

// Of the ports up to 1023 only those of mail are taken, so that this setting reaches no other service.
const mailPort = integer(1, 65_535).refine((port) => port > 1023 || [25, 465, 587].includes(port))
const hidden = z.array(z.string().regex(/^[a-zA-Z]{1,40}:\/[^?#,]{0,200}$/)).max(500)

/** Settings with a handler, a card and a form of their own. */
export const ownSettings = describeSettings({
  map: {
    title: ['修改地图设置', 'Change the map settings'],
    summary: 'Sets which provider of maps is on, and its keys.',
    stepUpReason: 'lasts longer than a stolen session',
    problems: ['mapKeyMissing'],
    // The specification's name.
    key: 'MAP_KEY_CONFIG',
    shape: { enable: mapProvider, gaode_map: keys, baidu_map: keys, google_map: keys },
    kept: { gaode_map: mapKeys.optional(), baidu_map: mapKeys.optional(), google_map: mapKeys.optional() },
    // Specification 9: the default provider of maps.
    standard: { enable: 'gaode_map' },
  },
  mail: {
    title: ['修改邮件设置', 'Change the mail settings'],
    summary: 'Sets by which server mails go out. An empty password leaves the one that is kept, for the same server.',
    stepUpReason: 'whoever reads the mails of the portal chooses other people’s passwords',
    rootOnly: true,
    problems: [
      'setByEnvironment',
      'mailServerMissing',
      'mailServerPrivate',
      'mailSenderMissing',
      'mailPasswordMissing',
      'mailPasswordPlain',
      'mailNeedsAddress',
    ],
    key: 'MAIL',
    shape: {
      isOn: flag,
      host: hostName,
      port: mailPort,
      security: z.enum(mailSecurities),
      user: printable,
      from: z.union([z.literal(''), emailAddress]).default(''),
      fromName: text(0, 60).default(''),
    },
    entered: { password: secret },
    kept: { password: sealed },
    standard: { isOn: false, host: '', port: 465, security: 'tls', user: '', from: '', fromName: '', password: null },
  },
  sms: {
    title: ['修改短信设置', 'Change the SMS settings'],
    summary:
      'Sets by which service codes go to telephones. An empty secret leaves the one that is kept, for the same service.',
    stepUpReason: 'whoever reads its codes gets into other people’s accounts',
    rootOnly: true,
    problems: ['setByEnvironment', 'smsFieldMissing', 'smsUrlInvalid', 'smsSecretMissing'],
    key: 'SMS',
    shape: {
      provider: z.enum(smsProviders),
      url: freeText().max(500).default(''),
      keyId: printable,
      sign: printable,
      template: printable,
      templateEn: printable,
      appId: printable,
      region: printable,
    },
    entered: { keySecret: secret },
    kept: { keySecret: sealed },
    standard: {
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
  },
  brand: {
    title: ['修改登录页与品牌', 'Change the sign-in page and brand'],
    summary:
      'Sets what the portal is called and its logo, a PNG, JPEG or WebP of 64 kB at most. Without `hasLogo` there is none; an empty one leaves it.',
    stepUpReason: 'everybody sees it before they sign in, and believes it',
    problems: ['logoMissing', 'logoNoPicture', 'storageFull', 'storageReadOnly', 'storageUnavailable'],
    key: 'BRAND',
    /** Empty: as the product comes. The English ones are the Chinese where they are empty. */
    shape: {
      name: text(0, 40).default(''),
      nameEn: text(0, 40).default(''),
      claim: text(0, 80).default(''),
      claimEn: text(0, 80).default(''),
    },
    entered: logoFields,
    kept: { logoId: z.string().nullable() },
    standard: { name: '', nameEn: '', claim: '', claimEn: '', logoId: null },
  },
  navigation: {
    title: ['修改导航权限', 'Change the navigation rights'],
    summary:
      'Sets which entries of the navigation people of which type are not shown; root operators see all. What is no entry that can be hidden is left out.',
    stepUpReason: 'lasts longer than a stolen session',
    rootOnly: true,
    key: 'NAVIGATION',
    /** Entries of the navigation that people of a type are not shown, as `type:path`. */
    shape: { hidden },
    entered: { hidden: z.preprocess(textToList, hidden).default([]) },
    standard: { hidden: [] },
  },
})

export const ownSettingCalls = callsOfSettings(ownSettings)
