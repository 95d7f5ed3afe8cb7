import type { z } from 'zod'
import type { auditActions } from './foundation/audit-entry.ts'
import type { auditTargets } from './foundation/audit-target.ts'
import { applicationArea } from './application/calls.ts'
import { conversationArea } from './conversation/calls.ts'
import { deliveryArea } from './delivery/calls.ts'
import { enterpriseArea } from './enterprise/calls.ts'
import { identityArea } from './identity/calls.ts'
import { operationArea } from './operation/calls.ts'
import { organisationArea } from './organisation/calls.ts'
import { portalArea } from './portal/calls.ts'

/** Every named call by area, in the order in which areas may build on each other. The folders are the same. */
export const callAreas = {
  identity: identityArea,
  organisation: organisationArea,
  enterprise: enterpriseArea,
  conversation: conversationArea,
  application: applicationArea,
  operation: operationArea,
  portal: portalArea,
  delivery: deliveryArea,
}

/** Every named call of the platform, by name. */
export const calls = {
  ...callAreas.identity,
  ...callAreas.organisation,
  ...callAreas.enterprise,
  ...callAreas.conversation,
  ...callAreas.application,
  ...callAreas.operation,
  ...callAreas.portal,
  ...callAreas.delivery,
}

export type CallName = keyof typeof calls
/** What a caller passes: defaults may be left out. */
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>
/** What a handler receives: parsed, defaults filled in. */
export type CallParsed<N extends CallName> = z.output<(typeof calls)[N]['input']>
/** What a caller receives. */
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>

/** What the audit log says was done: the call's name, where there is one. The server writes down nothing else. */
export type AuditAction = CallName | (typeof auditActions)[number]
/** The kinds of things that it was done to: those of the list, and those that calls name. */
export type AuditTarget = TargetOf<(typeof calls)[CallName]> | (typeof auditTargets)[number]
type TargetOf<One> = One extends { target: readonly [infer Kind extends string, ...string[]] } ? Kind : never
