import type { z } from 'zod'
import type { ProblemCode } from '../problem/problems.ts'
import type { Operation } from './permission.ts'
import type { UserType } from './user-type.ts'

/**
 * Which callers are let in: everyone, any signed-in person, people of the listed user types; or no person, but a
 * program that brings a deploy token as `Authorization: Bearer`. Cookies count for nothing there. `deployToken`: that
 * of one parcel of a team, which `X-Atrium-Parcel` may name so that another one is refused; `platformToken`: that of
 * the build of the portal. Neither opens the calls of the other.
 * With `permission`: people of these types, and everyone who has the permission for the whole enterprise of the call
 * through a role.
 */
export type Access = 'public' | 'session' | TokenAccess | readonly UserType[] | PermissionAccess
export type PermissionAccess = {
  types: readonly UserType[]
  permission: Operation
  /** The handler judges for which departments: people with the permission for fewer than all come in, too. */
  narrower?: true
}
export type TokenAccess = 'deployToken' | 'platformToken'

/**
 * When a field of a call holds: always, where one of these fields of the input has this value (`given`: any value at
 * all), or where none of them is given: then only the session names the caller.
 */
export type Mark = true | { when: Readonly<Record<string, string | { given: true }>> } | { without: readonly string[] }

/** One named call. Its name is its key in the noun's record: `listEnterprises`, `addEnterprise`. */
export type Call = {
  /**
   * The act in few words, in the order of `langs`: for the audit log, the dashboard, docs and OpenAPI. The build leaves
   * it out of pages.
   */
  title: readonly [zh: string, en: string]
  /** One sentence for docs/calls.md and OpenAPI. Left out of pages, too. */
  summary: string
  /** The kind of thing that it changes, for the audit log: its name there, and its words. Left out of pages, too. */
  target?: readonly [kind: string, zh: string, en: string]
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The specification's path; `{name}` marks a value taken from the input. */
  path: `/${string}`
  /** A second address of the same call, for callers that know it by that. */
  alias?: `/${string}`
  access: Access
  /**
   * `none`: platform-wide, never tied to an enterprise. `optional`: of the space when the path has a
   * prefix. `required`: always inside one enterprise, the prefix or else the session's current one.
   */
  space: 'none' | 'optional' | 'required'
  /**
   * The session must have been confirmed within the last five minutes. In a public call it holds for a signed-in caller.
   */
  stepUp?: Mark
  /** Why a call that changes something asks for that, or does not, where docs/step-up.md has no row for it. Left out of pages. */
  stepUpReason?: string
  /** True for what only root operators may: said before the caller is asked to confirm their identity. */
  rootOnly?: true
  /**
   * The field of its input that names the person it acts on: only root operators act on people of the platform, and all
   * others are told before they are asked to confirm who they are.
   */
  actsOn?: { user: string } | { session: string }
  /**
   * For what shows or changes the account as a whole, and so reaches into every enterprise of its person: refused to a
   * session that one enterprise vouched for.
   */
  account?: Mark
  /**
   * True for what only the person themself does, which no other field says: refused to an operator who acts as them. A
   * call that asks for step-up, is marked `account`, or changes something of no enterprise is refused to them, too.
   */
  inPerson?: true
  /**
   * True for what belongs to the person at the screen: where an operator acts as a person, their own session makes the
   * call.
   */
  ofOperator?: true
  /**
   * For what a deputy does in the name of the person whom the field `userId` names: what kind of thing it is. The handler asks
   * `refuseNotDeputy`, in the transaction of its work.
   */
  forTruster?: 'request'
  /** True for the few calls that a session may make while its person's password, initial or too old, waits to be changed. */
  whilePasswordDue?: boolean
  /** True for calls that answer a session that still has to pass two-step verification. */
  beforeTwoStep?: boolean
  /** True for calls that also answer a person whose current enterprise no longer lets them in: going to another one. */
  fromAnywhere?: boolean
  /**
   * True for a public call that answers everyone alike: the server does not look at the caller. A page may ask it again
   * and again without keeping its session alive.
   */
  ofNobody?: true
  /**
   * True for what a page asks by itself, perhaps without a person before it: it neither keeps the session alive nor
   * begins another one where the browser is to stay signed in.
   */
  unattended?: true
  /**
   * True for a change of what people keep, such as records, that changes nothing of people, sessions and rights: what a process
   * remembers of its callers for a second stays true.
   */
  ofContent?: true
  /**
   * How POST and PUT bodies travel. Default `form`, as the specification says. `bytes`: the body is a piece of a file, read
   * as it comes and not bounded like others, and the fields are in the address.
   */
  encoding?: 'form' | 'json' | 'bytes'
  /** `result`: `{code:1000000,...,result}`. `data`: `{code:200,data}`. `raw`: the output itself. `file`: see `file.ts`. `stream`: see `live-event.ts`. */
  envelope?: 'result' | 'data' | 'raw' | 'file' | 'stream'
  /** HTTP status of success. Default 200. */
  status?: 200 | 202
  /**
   * True for a GET that changes something: it is guarded as a POST is, and only scripts of our own pages may make it.
   */
  changes?: boolean
  /** True for calls that answer even during maintenance. */
  duringMaintenance?: boolean
  /**
   * True where the answer names the caller: one whose session cannot be looked up because of the maintenance is
   * refused.
   */
  tellsWho?: boolean
  /** Path, query and body fields together, as one object. Every value may arrive as text. */
  input: z.ZodObject
  /** Fields that are not declared here never leave the server. */
  output: z.ZodType
  /** The refusals of this call, beyond those of every call. */
  problems?: readonly ProblemCode[]
}

export type Calls = Record<string, Call>

type Entry = Omit<Call, 'method'> & Partial<Pick<Call, 'method'>>
type Defined<T> = { [N in keyof T]: T[N] extends { method: Call['method'] } ? T[N] : T[N] & { method: 'GET' } }

/**
 * Keeps each entry's own type while checking that it is a call. An entry that names no method is a GET (specification
 * 7).
 */
export function defineCalls<const T extends Record<string, Entry>>(calls: T): Defined<T> {
  const entries = Object.entries(calls).map(([name, entry]) => [name, { method: 'GET', ...entry }])
  return Object.fromEntries(entries) as Defined<T> // the same keys, each with its own entry, which `fromEntries` cannot show
}
