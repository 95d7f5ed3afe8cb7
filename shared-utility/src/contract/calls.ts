import { designCalls } from './application/design.ts'
import { recordCalls } from './application/record.ts'
import { applicationCalls } from './enterprise/application.ts'
import { attachmentCalls } from './enterprise/attachment.ts'
import { careCalls } from './enterprise/care.ts'
import { closingCalls } from './enterprise/closing.ts'
import { connectorCalls } from './enterprise/connector.ts'
import { enterpriseCalls } from './enterprise/enterprise.ts'
import { homeMessageCalls } from './enterprise/home-message.ts'
import { invitationCalls } from './enterprise/invitation.ts'
import { memberCalls } from './enterprise/member.ts'
import { messageCalls } from './enterprise/message.ts'
import { messageInCareCalls } from './enterprise/message-in-care.ts'
import { messengerAppCalls } from './enterprise/messenger-app.ts'
import { navigationCalls } from './enterprise/navigation.ts'
import { permissionCalls } from './enterprise/permission.ts'
import { saasCalls } from './enterprise/saas.ts'
import { ownEnterpriseCalls } from './enterprise/own-enterprise.ts'
import { spaceCalls } from './enterprise/space.ts'
import { styleCalls } from './enterprise/style.ts'
import { twoStepPolicyCalls } from './enterprise/two-step-policy.ts'
import { accountCalls } from './identity/account.ts'
import { bindingCalls } from './identity/binding.ts'
import { captchaCalls } from './identity/captcha.ts'
import { deviceCalls } from './identity/device.ts'
import { joiningCalls } from './identity/joining.ts'
import { messengerCalls } from './identity/messenger.ts'
import { passkeyCalls } from './identity/passkey.ts'
import { passwordPolicyCalls } from './identity/password-policy.ts'
import { passwordCalls } from './identity/password.ts'
import { phoneCalls } from './identity/phone.ts'
import { registrationCalls } from './identity/registration.ts'
import { resetCalls } from './identity/reset.ts'
import { scanCalls } from './identity/scan.ts'
import { securityTokenCalls } from './identity/security-token.ts'
import { sessionCalls } from './identity/session.ts'
import { signOnCalls } from './identity/sign-on.ts'
import { smsCalls } from './identity/sms.ts'
import { stepUpCalls } from './identity/step-up.ts'
import { twoStepCalls } from './identity/two-step.ts'
import { departmentCalls } from './organisation/department.ts'
import { departmentMemberCalls } from './organisation/department-member.ts'
import { directoryCalls } from './organisation/directory.ts'
import { actingCalls } from './operation/acting.ts'
import { bulkCalls } from './operation/bulk.ts'
import { bundleCalls } from './operation/bundle.ts'
import { dictionaryCalls } from './operation/dictionary.ts'
import { exportCalls } from './operation/export.ts'
import { spaceExportCalls } from './operation/space-export.ts'
import { auditCalls } from './operation/audit.ts'
import { dashboardCalls } from './operation/dashboard.ts'
import { trafficCalls } from './operation/traffic.ts'
import { jobCalls } from './operation/job.ts'
import { liveSessionCalls } from './operation/live-session.ts'
import { maintenanceCalls } from './operation/maintenance.ts'
import { networkCalls } from './operation/network.ts'
import { newUserCalls } from './operation/new-user.ts'
import { packageLinkCalls } from './operation/package-link.ts'
import { packageCalls } from './operation/package.ts'
import { platformSettingCalls } from './operation/platform-setting.ts'
import { settingCalls } from './operation/setting.ts'
import { signInLogCalls } from './operation/sign-in-log.ts'
import { userContactCalls } from './operation/user-contact.ts'
import { updateCalls } from './operation/update.ts'
import { whiteListCalls } from './operation/white-list.ts'
import { userCalls } from './operation/user.ts'
import { bootCalls } from './portal/boot.ts'
import { damageCalls } from './portal/damage.ts'
import { deployTokenCalls } from './portal/deploy-token.ts'
import { languageCalls } from './portal/language.ts'
import { liveCalls } from './portal/live.ts'
import { overrideCalls } from './portal/override.ts'
import { everyReleaseCalls } from './portal/release-calls.ts'
import { ownRolloutCalls } from './portal/own-rollout.ts'
import { rolloutCalls } from './portal/rollout.ts'
import { teamParcelCalls } from './portal/team-parcel.ts'
import { telemetryCalls } from './portal/telemetry.ts'
import type { z } from 'zod'

/** Every named call by area, in the order in which areas may build on each other. The folders are the same. */
export const callAreas = {
  /** Who somebody is, and every way in. */
  identity: {
    ...sessionCalls,
    ...captchaCalls,
    ...scanCalls,
    ...smsCalls,
    ...registrationCalls,
    ...joiningCalls,
    ...passwordCalls,
    ...passwordPolicyCalls,
    ...resetCalls,
    ...accountCalls,
    ...securityTokenCalls,
    ...deviceCalls,
    ...twoStepCalls,
    ...passkeyCalls,
    ...phoneCalls,
    ...stepUpCalls,
    ...messengerCalls,
    ...bindingCalls,
    ...signOnCalls,
  },
  /** Departments, and who is in them. */
  organisation: {
    ...departmentCalls,
    ...departmentMemberCalls,
    ...directoryCalls,
  },
  /** An enterprise, its people, and what it has. */
  enterprise: {
    ...invitationCalls,
    ...spaceCalls,
    ...styleCalls,
    ...ownEnterpriseCalls,
    ...permissionCalls,
    ...navigationCalls,
    ...applicationCalls,
    ...messageCalls,
    ...homeMessageCalls,
    ...messageInCareCalls,
    ...attachmentCalls,
    ...enterpriseCalls,
    ...closingCalls,
    ...messengerAppCalls,
    ...memberCalls,
    ...saasCalls,
    ...careCalls,
    ...connectorCalls,
    ...twoStepPolicyCalls,
  },
  /** Applications that enterprises build, and what is kept in them. */
  application: {
    ...designCalls,
    ...recordCalls,
  },
  /** The operation of the platform. */
  operation: {
    ...settingCalls,
    ...platformSettingCalls,
    ...maintenanceCalls,
    ...userCalls,
    ...auditCalls,
    ...networkCalls,
    ...liveSessionCalls,
    ...signInLogCalls,
    ...userContactCalls,
    ...newUserCalls,
    ...exportCalls,
    ...jobCalls,
    ...dashboardCalls,
    ...trafficCalls,
    ...packageCalls,
    ...packageLinkCalls,
    ...spaceExportCalls,
    ...actingCalls,
    ...updateCalls,
    ...bundleCalls,
    ...bulkCalls,
    ...dictionaryCalls,
    ...whiteListCalls,
  },
  /** The portal itself: what it boots from, and what it is made of. */
  portal: {
    ...bootCalls,
    ...languageCalls,
    ...liveCalls,
    ...teamParcelCalls,
    ...deployTokenCalls,
    ...telemetryCalls,
    ...everyReleaseCalls,
    ...rolloutCalls,
    ...ownRolloutCalls,
    ...overrideCalls,
    ...damageCalls,
  },
}

/** Every named call of the platform, by name. */
export const calls = {
  ...callAreas.identity,
  ...callAreas.organisation,
  ...callAreas.enterprise,
  ...callAreas.application,
  ...callAreas.operation,
  ...callAreas.portal,
}

export type CallName = keyof typeof calls
/** What a caller passes: defaults may be left out. */
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>
/** What a handler receives: parsed, defaults filled in. */
export type CallParsed<N extends CallName> = z.output<(typeof calls)[N]['input']>
/** What a caller receives. */
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>
