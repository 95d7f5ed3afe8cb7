import { z } from 'zod'
import { userType } from '../foundation/user-type-schema.ts'
import { settingShapes, shownSetting, smsProviders, toldShapes } from './setting-shape.ts'

const { map, brand, navigation, upload, attachment, retention, telemetry, developing, gate } = settingShapes
const hasSecret = { hasSecret: z.boolean() }

/** Every setting of the platform as operators see it. */
export const platformSettings = z.object({
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
})
