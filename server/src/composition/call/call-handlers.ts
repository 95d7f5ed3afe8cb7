import type { calls } from '@atrium/shared-utility/contract'
import { actingHandlers } from '../../operation/acting/handlers.ts'
import { bulkHandlers } from '../../operation/bulk/handlers.ts'
import { accountHandlers } from '../../identity/account/handlers.ts'
import { attachmentHandlers } from '../../enterprise/attachment/handlers.ts'
import { applicationHandlers } from '../../enterprise/application/handlers.ts'
import { bindingHandlers } from '../../identity/binding/handlers.ts'
import { auditHandlers } from '../../operation/audit/handlers.ts'
import { bootHandlers } from '../../portal/boot/handlers.ts'
import { closingHandlers } from '../../enterprise/closing/handlers.ts'
import { connectorHandlers } from '../../enterprise/connector/handlers.ts'
import { dictionaryHandlers } from '../../operation/dictionary/handlers.ts'
import { exportHandlers } from '../../operation/export/handlers.ts'
import type { Handlers } from '../../foundation/context/context.ts'
import { deviceHandlers } from '../../identity/device/handlers.ts'
import { careHandlers } from '../../enterprise/care/handlers.ts'
import { captchaHandlers } from '../../identity/captcha/handlers.ts'
import { enterpriseHandlers } from '../../enterprise/enterprise/handlers.ts'
import { invitationHandlers } from '../../enterprise/invitation/handlers.ts'
import { languageHandlers } from '../../portal/language/handlers.ts'
import { liveHandlers } from '../../portal/live/handlers.ts'
import { liveSessionHandlers } from '../../operation/live-session/handlers.ts'
import { maintenanceHandlers } from '../../operation/maintenance/handlers.ts'
import { memberHandlers } from '../../enterprise/member/handlers.ts'
import { homeMessageHandlers } from '../../enterprise/home-message/handlers.ts'
import { messageInCareHandlers } from '../../enterprise/home-message/in-care-handlers.ts'
import { messageHandlers } from '../../enterprise/message/handlers.ts'
import { messengerAppHandlers } from '../../enterprise/messenger-app/handlers.ts'
import { joiningHandlers } from '../../identity/joining/handlers.ts'
import { messengerHandlers } from '../../identity/messenger/handlers.ts'
import { navigationHandlers } from '../../enterprise/navigation/handlers.ts'
import { networkHandlers } from '../../operation/network/handlers.ts'
import { bundleHandlers } from '../../operation/bundle/handlers.ts'
import { packageHandlers } from '../../operation/package/handlers.ts'
import { damageHandlers } from '../../portal/damage/handlers.ts'
import { deployTokenHandlers } from '../../portal/deploy-token/handlers.ts'
import { releaseHandlers } from '../../portal/release/handlers.ts'
import { ownReleaseHandlers } from '../../portal/release/own-handlers.ts'
import { rolloutHandlers } from '../../portal/rollout/handlers.ts'
import { ownRolloutHandlers } from '../../portal/rollout/own-handlers.ts'
import { developingHandlers } from '../../portal/override/developing.ts'
import { overrideHandlers } from '../../portal/override/handlers.ts'
import { platformReleaseHandlers } from '../../portal/platform-release/handlers.ts'
import { platformTokenHandlers } from '../../portal/deploy-token/platform-handlers.ts'
import { revisionBundleHandlers } from '../../portal/revision-bundle/handlers.ts'
import { proposalHandlers } from '../../portal/proposal/handlers.ts'
import { teamParcelHandlers } from '../../portal/parcel/handlers.ts'
import { passkeyHandlers } from '../../identity/passkey/handlers.ts'
import { phoneHandlers } from '../../identity/phone/handlers.ts'
import { passwordHandlers } from '../../identity/password/handlers.ts'
import { permissionHandlers } from '../../enterprise/permission/handlers.ts'
import { registrationHandlers } from '../../identity/registration/handlers.ts'
import { scanHandlers } from '../../identity/scan/handlers.ts'
import { resetHandlers } from '../../identity/reset/handlers.ts'
import { dashboardHandlers } from '../../operation/dashboard/handlers.ts'
import { trafficHandlers } from '../../operation/traffic/handlers.ts'
import { jobHandlers } from '../../operation/job/handlers.ts'
import { securityTokenHandlers } from '../../identity/security-token/handlers.ts'
import { sessionHandlers } from '../../identity/session/handlers.ts'
import { settingHandlers } from '../../operation/setting/handlers.ts'
import { platformSettingHandlers } from '../../operation/setting/platform-handlers.ts'
import { signInLogHandlers } from '../../operation/sign-in-log/handlers.ts'
import { signOnHandlers } from '../../identity/sign-on/handlers.ts'
import { smsHandlers } from '../../identity/sms/handlers.ts'
import { saasHandlers } from '../../enterprise/saas/handlers.ts'
import { ownEnterpriseHandlers } from '../../enterprise/own-enterprise/handlers.ts'
import { spaceHandlers } from '../../enterprise/space/handlers.ts'
import { styleHandlers } from '../../enterprise/style/handlers.ts'
import { stepUpHandlers } from '../../identity/step-up/handlers.ts'
import { twoStepPolicyHandlers } from '../../enterprise/two-step-policy/handlers.ts'
import { twoStepHandlers } from '../../identity/two-step/handlers.ts'
import { updateHandlers } from '../../operation/update/handlers.ts'
import { telemetryHandlers } from '../../portal/telemetry/handlers.ts'
import { userHandlers } from '../../operation/user/handlers.ts'
import { whiteListHandlers } from '../../operation/white-list/handlers.ts'

/** A call without a handler, or a handler without a call, does not compile here. */
export const handlers = {
  ...bootHandlers,
  ...sessionHandlers,
  ...stepUpHandlers,
  ...captchaHandlers,
  ...scanHandlers,
  ...smsHandlers,
  ...invitationHandlers,
  ...registrationHandlers,
  ...joiningHandlers,
  ...passwordHandlers,
  ...resetHandlers,
  ...accountHandlers,
  ...securityTokenHandlers,
  ...deviceHandlers,
  ...twoStepHandlers,
  ...twoStepPolicyHandlers,
  ...passkeyHandlers,
  ...phoneHandlers,
  ...languageHandlers,
  ...spaceHandlers,
  ...styleHandlers,
  ...ownEnterpriseHandlers,
  ...permissionHandlers,
  ...settingHandlers,
  ...platformSettingHandlers,
  ...navigationHandlers,
  ...applicationHandlers,
  ...maintenanceHandlers,
  ...messageHandlers,
  ...homeMessageHandlers,
  ...messageInCareHandlers,
  ...attachmentHandlers,
  ...enterpriseHandlers,
  ...closingHandlers,
  ...messengerHandlers,
  ...bindingHandlers,
  ...messengerAppHandlers,
  ...updateHandlers,
  ...bundleHandlers,
  ...userHandlers,
  ...actingHandlers,
  ...bulkHandlers,
  ...dictionaryHandlers,
  ...whiteListHandlers,
  ...auditHandlers,
  ...exportHandlers,
  ...jobHandlers,
  ...dashboardHandlers,
  ...trafficHandlers,
  ...packageHandlers,
  ...networkHandlers,
  ...liveHandlers,
  ...liveSessionHandlers,
  ...signInLogHandlers,
  ...memberHandlers,
  ...saasHandlers,
  ...careHandlers,
  ...connectorHandlers,
  ...signOnHandlers,
  ...overrideHandlers,
  ...developingHandlers,
  ...teamParcelHandlers,
  ...deployTokenHandlers,
  ...telemetryHandlers,
  ...releaseHandlers,
  ...ownReleaseHandlers,
  ...rolloutHandlers,
  ...ownRolloutHandlers,
  ...damageHandlers,
  ...proposalHandlers,
  ...platformTokenHandlers,
  ...platformReleaseHandlers,
  ...revisionBundleHandlers,
} satisfies Handlers<typeof calls>
