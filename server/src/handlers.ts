import type { calls } from '@atrium/shared-utility/contract'
import { accountHandlers } from './account/handlers.ts'
import { applicationHandlers } from './application/handlers.ts'
import { bindingHandlers } from './binding/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { bootHandlers } from './boot/handlers.ts'
import { connectorHandlers } from './connector/handlers.ts'
import type { Handlers } from './context.ts'
import { deviceHandlers } from './device/handlers.ts'
import { captchaHandlers } from './captcha/handlers.ts'
import { enterpriseHandlers } from './enterprise/handlers.ts'
import { invitationHandlers } from './invitation/handlers.ts'
import { languageHandlers } from './language/handlers.ts'
import { liveSessionHandlers } from './live-session/handlers.ts'
import { maintenanceHandlers } from './maintenance/handlers.ts'
import { memberHandlers } from './member/handlers.ts'
import { messageHandlers } from './message/handlers.ts'
import { messengerAppHandlers } from './messenger/app-handlers.ts'
import { messengerHandlers } from './messenger/handlers.ts'
import { navigationHandlers } from './navigation/handlers.ts'
import { networkHandlers } from './network/handlers.ts'
import { passkeyHandlers } from './passkey/handlers.ts'
import { phoneHandlers } from './phone/handlers.ts'
import { passwordHandlers } from './password/handlers.ts'
import { permissionHandlers } from './permission/handlers.ts'
import { registrationHandlers } from './registration/handlers.ts'
import { scanHandlers } from './scan/handlers.ts'
import { resetHandlers } from './reset/handlers.ts'
import { securityTokenHandlers } from './security-token/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { settingHandlers } from './setting/handlers.ts'
import { signInLogHandlers } from './sign-in-log/handlers.ts'
import { signOnHandlers } from './sign-on/handlers.ts'
import { smsHandlers } from './sms/handlers.ts'
import { spaceHandlers } from './space/handlers.ts'
import { stepUpHandlers } from './step-up/handlers.ts'
import { twoStepHandlers } from './two-step/handlers.ts'
import { userHandlers } from './user/handlers.ts'

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
  ...passwordHandlers,
  ...resetHandlers,
  ...accountHandlers,
  ...securityTokenHandlers,
  ...deviceHandlers,
  ...twoStepHandlers,
  ...passkeyHandlers,
  ...phoneHandlers,
  ...languageHandlers,
  ...spaceHandlers,
  ...permissionHandlers,
  ...settingHandlers,
  ...navigationHandlers,
  ...applicationHandlers,
  ...maintenanceHandlers,
  ...messageHandlers,
  ...enterpriseHandlers,
  ...messengerHandlers,
  ...bindingHandlers,
  ...messengerAppHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...networkHandlers,
  ...liveSessionHandlers,
  ...signInLogHandlers,
  ...memberHandlers,
  ...connectorHandlers,
  ...signOnHandlers,
} satisfies Handlers<typeof calls>
