import { z } from 'zod'
import { attachmentTypes } from '../foundation/attachment-type.ts'
import { flag, id, instant, integer, freeText, plainSign, text } from '../foundation/fields.ts'
import { mapProvider } from '../foundation/map-provider.ts'
import { emailAddress } from '../identity/email-address.ts'

/** How a mail server is spoken to: encrypted from the first byte, from STARTTLS on, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const

export const smsProviders = ['none', 'http', 'aliyun', 'tencent'] as const

// A form leaves out what is empty.
const mapKey = text(0, 200).default('')
export const mapKeys = z.strictObject({ pc_key: mapKey, android_key: mapKey })
const keys = mapKeys.prefault({})

const hostName = plainSign()
  .max(253)
  .regex(/^([A-Za-z0-9.-]*|\[[\da-f:]+\])$/)
  .default('')
const secret = z.string().max(500).default('')
const printable = text(0, 200).default('')

// Of the ports up to 1023 only those of mail are taken, so that this setting reaches no other service.
const mailPort = integer(1, 65_535).refine((port) => port > 1023 || [25, 465, 587].includes(port))

/** Whether a version has to have been run in a browser before it is released. */
export const browserCheckUses = ['required', 'ifAvailable', 'notUsed'] as const
export type BrowserCheckUse = (typeof browserCheckUses)[number]

/** What is kept of each, save secrets. */
export const settingShapes = {
  map: { enable: mapProvider, gaode_map: keys, baidu_map: keys, google_map: keys },
  mail: {
    isOn: flag,
    host: hostName,
    port: mailPort,
    security: z.enum(mailSecurities),
    user: printable,
    from: z.union([z.literal(''), emailAddress]).default(''),
    fromName: text(0, 60).default(''),
  },
  sms: {
    provider: z.enum(smsProviders),
    url: freeText().max(500).default(''),
    keyId: printable,
    sign: printable,
    template: printable,
    templateEn: printable,
    appId: printable,
    region: printable,
  },
  /** Empty: as the product comes. The English ones are the Chinese where they are empty. */
  brand: {
    name: text(0, 40).default(''),
    nameEn: text(0, 40).default(''),
    claim: text(0, 80).default(''),
    claimEn: text(0, 80).default(''),
  },
  /** Entries of the navigation that people of a type are not shown, as `type:path`. */
  navigation: { hidden: z.array(z.string().regex(/^[a-zA-Z]{1,40}:\/[^?#,]{0,200}$/)).max(500) },
  upload: {
    packageMegabytes: integer(1, 2048),
    packageGigabytesADay: integer(1, 1000),
    /** The format itself ends at 4 GB. */
    bundleMegabytes: integer(1, 4095),
  },
  /** The attachments of messages: how many each may have, how large each may be, and of which types. */
  attachment: {
    perMessage: integer(0, 20),
    megabytes: integer(1, 1024),
    types: z.array(z.enum(attachmentTypes)).max(attachmentTypes.length),
  },
  retention: {
    sessionDays: integer(1, 365),
    jobDays: integer(1, 365),
    failedJobDays: integer(7, 730),
    exportHours: integer(1, 720),
    /** How long an enterprise that was closed can be taken back. */
    closedDays: integer(1, 365),
    downloadDays: integer(30, 1825),
    /** The days for which the audit log is kept, sign-ins among it. 0: for ever. */
    auditDays: integer(0, 3650).refine((days) => days === 0 || days >= 180),
    /** How parcels opened, day by day. */
    telemetryDays: integer(1, 730),
    /** The files of versions of parcels, and of builds, after the last use of them. */
    versionDays: integer(30, 3650),
  },
  /** In how many of a hundred page loads browsers report how parcels opened. 0: in none. */
  telemetry: { percent: integer(0, 100) },
  /** Whether parcels may be developed inside the running portal. `standard`: in the developer edition and in demos. */
  developing: { local: z.enum(['standard', 'allowed', 'forbidden']) },
  /** Whether versions of parcels are run in a browser before they are released. */
  gate: { browser: z.enum(browserCheckUses) },
} as const

/** What only goes in. Empty leaves the one that is kept. */
export const settingSecrets = { mail: { password: secret }, sms: { keySecret: secret } } as const

const told = z.string()

/** Mail and SMS as they are shown: what the environment says keeps to no rule for what people enter. */
export const toldShapes = {
  mail: { ...settingShapes.mail, host: told, port: z.int(), user: told, from: told, fromName: told },
  sms: { url: told, keyId: told, sign: told, template: told, templateEn: told, appId: told, region: told },
} as const

/** How a setting is shown: its value, its value while it is not set, and the operator who set it. */
export function shownSetting<T extends z.ZodRawShape>(shape: T) {
  return z.object({
    value: z.object(shape),
    standard: z.object(shape),
    /** 0 while no operator has set it. */
    version: z.int(),
    /** The environment of the server says it, so no operator can change it here. */
    isByEnvironment: z.boolean(),
    changedAt: instant.nullable(),
    changedBy: z.string().nullable(),
    /** The audit record of that change, where it is still kept. */
    auditId: id.nullable(),
  })
}
