import { plainSettings, settingCall } from '@atrium/shared-utility/contract'
import type {
  ownSettingCalls,
  plainSettingCalls,
  platformSettingCalls,
  PlainSettingName,
  SettingValue,
} from '@atrium/shared-utility/contract'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { selectSettings } from '../../../foundation/query/setting/setting-query.ts'
import { knownOf } from '../../../foundation/query/setting/settings.ts'
import { getBrandLogo, updateBrandSetting } from './brand-setting.ts'
import { changeSetting } from './change-setting.ts'
import { sendTestMail, updateMailSetting } from './mail-setting.ts'
import { testMapSetting, updateMapSetting } from './map-setting.ts'
import { navigationEntries, updateNavigationSetting } from './navigation-setting.ts'
import { testPreviewSetting, updatePreviewSetting } from './preview-setting.ts'
import { shownSettings } from './shown.ts'
import { sendTestSms, updateSmsSetting } from './sms-setting.ts'

export const platformSettingHandlers: Handlers<typeof platformSettingCalls & typeof ownSettingCalls> = {
  // Not as this process remembers them: an operator who saves here sees at once what was saved elsewhere.
  async getPlatformSettings(_input, context) {
    const { navigation, ...shown } = shownSettings(knownOf(await selectSettings(context.db)), context.config)
    return { ...shown, navigation: { ...navigation, entries: await navigationEntries(context) } }
  },
  updateNavigationSetting,
  updateMapSetting,
  testMapSetting,
  updateMailSetting,
  sendTestMail,
  updateSmsSetting,
  sendTestSms,
  testPreviewSetting,
  updateBrandSetting,
  getBrandLogo,
}

/** A room further up knows what forbidding ends: server/src/delivery/override/developing.ts. */
const { developing: _developing, preview: _preview, ...changedHere } = plainSettings
const names = Object.keys(changedHere) as (keyof typeof changedHere)[] // the names of its fields
const handlers: object = Object.fromEntries(names.map((name) => [settingCall(name), changing(name)]))

type Plain = Omit<Handlers<typeof plainSettingCalls>, 'updateDevelopingSetting' | 'updatePreviewSetting'>

export const plainSettingHandlers = { ...(handlers as Plain), updatePreviewSetting } // one for each name

function changing(name: PlainSettingName) {
  return async ({ version, ...value }: { version: number }, context: Context) =>
    changeSetting({ name, version, next: () => value as SettingValue<PlainSettingName> }, context) // the call has parsed it
}
