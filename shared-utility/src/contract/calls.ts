import type { z } from 'zod'
import { callsOf } from './foundation/calls-of.ts'
import * as application from './application/index.ts'
import * as enterprise from './enterprise/index.ts'
import * as identity from './identity/index.ts'
import * as operation from './operation/index.ts'
import * as organisation from './organisation/index.ts'
import * as portal from './portal/index.ts'

/** Every named call by area, in the order in which areas may build on each other. The folders are the same. */
export const callAreas = {
  identity: callsOf(identity),
  organisation: callsOf(organisation),
  enterprise: callsOf(enterprise),
  application: callsOf(application),
  operation: callsOf(operation),
  portal: callsOf(portal),
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
