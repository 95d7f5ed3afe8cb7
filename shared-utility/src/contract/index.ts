import { accountCalls } from './account.ts'
import { applicationCalls } from './application.ts'
import { bindingCalls } from './binding.ts'
import { auditCalls } from './audit.ts'
import { bootCalls } from './boot.ts'
import { captchaCalls } from './captcha.ts'
import { connectorCalls } from './connector.ts'
import { deviceCalls } from './device.ts'
import { enterpriseCalls } from './enterprise.ts'
import { invitationCalls } from './invitation.ts'
import { languageCalls } from './language.ts'
import { liveSessionCalls } from './live-session.ts'
import { maintenanceCalls } from './maintenance.ts'
import { memberCalls } from './member.ts'
import { messageCalls } from './message.ts'
import { messengerAppCalls } from './messenger-app.ts'
import { messengerCalls } from './messenger.ts'
import { navigationCalls } from './navigation.ts'
import { networkCalls } from './network.ts'
import { passkeyCalls } from './passkey.ts'
import { passwordCalls } from './password.ts'
import { passwordPolicyCalls } from './password-policy.ts'
import { permissionCalls } from './permission.ts'
import { phoneCalls } from './phone.ts'
import { registrationCalls } from './registration.ts'
import { scanCalls } from './scan.ts'
import { resetCalls } from './reset.ts'
import { securityTokenCalls } from './security-token.ts'
import { sessionCalls } from './session.ts'
import { settingCalls } from './setting.ts'
import { signInLogCalls } from './sign-in-log.ts'
import { signOnCalls } from './sign-on.ts'
import { smsCalls } from './sms.ts'
import { spaceCalls } from './space.ts'
import { stepUpCalls } from './step-up.ts'
import { twoStepCalls } from './two-step.ts'
import { twoStepPolicyCalls } from './two-step-policy.ts'
import { userCalls } from './user.ts'
import { userContactCalls } from './user-contact.ts'
import type { z } from 'zod'

/** Every named call of the platform, by name. */
export const calls = {
  ...bootCalls,
  ...sessionCalls,
  ...captchaCalls,
  ...scanCalls,
  ...smsCalls,
  ...invitationCalls,
  ...registrationCalls,
  ...passwordCalls,
  ...passwordPolicyCalls,
  ...resetCalls,
  ...accountCalls,
  ...securityTokenCalls,
  ...deviceCalls,
  ...twoStepCalls,
  ...passkeyCalls,
  ...phoneCalls,
  ...twoStepPolicyCalls,
  ...stepUpCalls,
  ...languageCalls,
  ...spaceCalls,
  ...permissionCalls,
  ...settingCalls,
  ...maintenanceCalls,
  ...navigationCalls,
  ...applicationCalls,
  ...messageCalls,
  ...enterpriseCalls,
  ...messengerCalls,
  ...bindingCalls,
  ...messengerAppCalls,
  ...userCalls,
  ...userContactCalls,
  ...auditCalls,
  ...networkCalls,
  ...liveSessionCalls,
  ...signInLogCalls,
  ...memberCalls,
  ...connectorCalls,
  ...signOnCalls,
}

export type CallName = keyof typeof calls
/** What a caller passes: defaults may be left out. */
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>
/** What a handler receives: parsed, defaults filled in. */
export type CallParsed<N extends CallName> = z.output<(typeof calls)[N]['input']>
/** What a caller receives. */
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>

/** The calls of the contract that answer a page of a list. */
export type ListCall = {
  [Name in CallName]: [CallParsed<Name>, CallOutput<Name>] extends [{ iDisplayStart: number }, { list: object[] }]
    ? Name
    : never
}[CallName]

export type RowOf<Name extends ListCall> = CallOutput<Name> extends { list: (infer Row extends object)[] } ? Row : never

type Paging = 'iDisplayStart' | 'iDisplayLength' | 'sort' | 'order'

/** What a list is searched and filtered by, as the address has it. */
export type FiltersOf<Name extends ListCall> = Omit<CallParsed<Name>, Paging>

/** The filters beside the search, which every list has. */
export type FilterName<Name extends ListCall> = Exclude<keyof CallParsed<Name>, Paging | 'iSearch'> & string

export type FilterValue<Name extends ListCall, Filter extends FilterName<Name>> = NonNullable<CallParsed<Name>[Filter]>

/** What the server sorts a list by; nothing for a list that has one order. */
export type SortKey<Name extends ListCall> = CallParsed<Name> extends { sort: infer Key extends string } ? Key : never

export * from './account.ts'
export * from './application.ts'
export * from './audit.ts'
export * from './base-config.ts'
export * from './binding.ts'
export * from './boot.ts'
export * from './call.ts'
export * from './captcha.ts'
export * from './connector.ts'
export * from './device.ts'
export * from './enterprise.ts'
export * from './enterprise-shape.ts'
export * from './fields.ts'
export * from './file.ts'
export * from './fill.ts'
export * from './invitation.ts'
export * from './issues.ts'
export * from './language.ts'
export * from './live-session.ts'
export * from './maintenance.ts'
export * from './member.ts'
export * from './message.ts'
export * from './messenger.ts'
export * from './messenger-app.ts'
export * from './messenger-shape.ts'
export * from './navigation.ts'
export * from './network.ts'
export * from './menu-groups.ts'
export * from './parcel.ts'
export * from './passkey.ts'
export * from './password.ts'
export * from './password-policy.ts'
export * from './permission.ts'
export * from './phone.ts'
export * from './portal.ts'
export * from './problems.ts'
export * from './registration.ts'
export * from './scan.ts'
export * from './reset.ts'
export * from './security-token.ts'
export * from './session.ts'
export * from './setting.ts'
export * from './sign-in-log.ts'
export * from './sign-on.ts'
export * from './sms.ts'
export * from './space.ts'
export * from './step-up.ts'
export * from './two-step.ts'
export * from './two-step-policy.ts'
export * from './user.ts'
export * from './user-contact.ts'
export * from './user-type.ts'
export * from './wire.ts'
