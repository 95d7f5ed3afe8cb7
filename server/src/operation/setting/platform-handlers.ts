import type { platformSettingCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'
import { selectSettings } from '../../foundation/setting/setting-query.ts'
import { knownOf } from '../../foundation/setting/settings.ts'
import { getBrandLogo, updateBrandSetting } from './brand-setting.ts'
import { changeSetting } from './change-setting.ts'
import { sendTestMail, updateMailSetting } from './mail-setting.ts'
import { testMapSetting, updateMapSetting } from './map-setting.ts'
import { navigationEntries, updateNavigationSetting } from './navigation-setting.ts'
import { shownSettings } from './shown.ts'
import { sendTestSms, updateSmsSetting } from './sms-setting.ts'

/** A handler further up knows what forbidding ends: server/src/portal/override/developing.ts. */
export const platformSettingHandlers: Omit<Handlers<typeof platformSettingCalls>, 'updateDevelopingSetting'> = {
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
  updateBrandSetting,
  getBrandLogo,
  updateUploadSetting: ({ version, ...upload }, context) =>
    changeSetting({ name: 'upload', action: 'updateUploadSetting', version, next: () => upload }, context),
  updateAttachmentSetting: ({ version, ...attachment }, context) =>
    changeSetting({ name: 'attachment', action: 'updateAttachmentSetting', version, next: () => attachment }, context),
  updateRetentionSetting: ({ version, ...retention }, context) =>
    changeSetting({ name: 'retention', action: 'updateRetentionSetting', version, next: () => retention }, context),
  updateTelemetrySetting: ({ version, ...telemetry }, context) =>
    changeSetting({ name: 'telemetry', action: 'updateTelemetrySetting', version, next: () => telemetry }, context),
  updateGateSetting: ({ version, ...gate }, context) =>
    changeSetting({ name: 'gate', action: 'updateGateSetting', version, next: () => gate }, context),
}
