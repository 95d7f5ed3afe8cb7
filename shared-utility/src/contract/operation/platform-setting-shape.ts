import { z } from 'zod'
import { userType } from '../foundation/user-type-schema.ts'
import type { SettingOf } from './describe-setting.ts'
import { ownSettings } from './own-setting.ts'
import { plainSettings } from './plain-setting.ts'
import { shownSetting, smsProviders } from './setting-shape.ts'

/** All settings of the platform, by name. */
export const allSettings = { ...ownSettings, ...plainSettings }

export type SettingName = keyof typeof allSettings
export const settingNames = Object.keys(allSettings) as SettingName[] // the names of its fields
/** A setting as the server keeps it. */
export type SettingValue<N extends SettingName> = SettingOf<(typeof allSettings)[N]>

/** What holds while no operator has set it. */
export function standardOf<N extends SettingName>(name: N): SettingValue<N> {
  const { standard }: { standard: object } = allSettings[name]
  return standard as SettingValue<N> // checked where it is described
}

type Shown<T> = { [N in keyof T]: T[N] extends { shape: infer S extends z.ZodRawShape } ? ShownShape<S> : never }
type ShownShape<S extends z.ZodRawShape> = ReturnType<typeof shownSetting<S>>

function shownPlain() {
  const shown = Object.entries(plainSettings).map(([name, { shape }]) => [name, shownSetting(shape)])
  return Object.fromEntries(shown) as Shown<typeof plainSettings> // the same names, each with its own shape
}

const { map, mail, brand, navigation } = ownSettings
const said = z.string()
const hasSecret = { hasSecret: z.boolean() }
const mailFields = { ...mail.shape, host: said, port: z.int(), user: said, from: said, fromName: said }
const smsFields = { url: said, keyId: said, sign: said, template: said, templateEn: said, appId: said, region: said }

/** Every setting of the platform as operators see it. What the environment says keeps to no rule for what people enter. */
export const platformSettings = z.object({
  ...shownPlain(),
  map: shownSetting(map.shape),
  mail: shownSetting({ ...mailFields, ...hasSecret }).extend({
    /** False where the portal does not know its own address, so that no link in a mail would lead anywhere. */
    canBeOn: z.boolean(),
  }),
  sms: shownSetting({ ...smsFields, provider: z.enum([...smsProviders, 'development']), ...hasSecret }),
  /** Where the logo is, if there is one. */
  brand: shownSetting({ ...brand.shape, logo: z.string().nullable() }),
  /** With every entry that can be hidden, and from whom. */
  navigation: shownSetting(navigation.shape).extend({
    entries: z.array(z.object({ path: z.string(), name: z.string(), userTypes: z.array(userType) })),
  }),
})
