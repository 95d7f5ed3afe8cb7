import type { Operation } from './permission.ts'
import type { UserType } from './user-type.ts'

/**
 * The callers that are let in: everyone, any signed-in person, people of the listed user types; or no person, but a program that
 * brings a deploy token as `Authorization: Bearer`. Cookies count for nothing there. `deployToken`: that of one parcel of a
 * team, which `X-Atrium-Parcel` may name so that another one is refused; `platformToken`: that of the build of the portal.
 * Neither opens the calls of the other.
 * With `permission`: people of these types, and everyone who has the permission for the whole enterprise of the call
 * through a role.
 */
export type Callers = 'public' | 'session' | TokenAccess | readonly UserType[] | PermissionAccess
export type PermissionAccess = {
  types: readonly UserType[]
  permission: Operation
  /** The handler judges for which departments: people with the permission for fewer than all come in, too. */
  narrower?: true
}
export type TokenAccess = 'deployToken' | 'platformToken'

/**
 * When a need holds: always, where one of these fields of the input has this value (`given`: any value at all), or where
 * none of them is given: then only the session names the caller.
 */
export type Mark = true | { when: Readonly<Record<string, string | { given: true }>> } | { without: readonly string[] }

/** What a call asks of the callers that it lets in. */
export type Needs = {
  /** For what only root operators may: said before the caller is asked to confirm their identity. */
  root?: true
  /**
   * The field of the input that names the person it acts on: only root operators act on people of the platform, and all
   * others are told before they are asked to confirm who they are.
   */
  rootFor?: { user: string } | { session: string }
  /** For an answer that names the caller: one whose session cannot be looked up because of the maintenance is refused. */
  knownCaller?: true
  /**
   * For what shows or changes the account as a whole, and so reaches into every enterprise of its person: refused to a
   * session that one enterprise vouched for.
   */
  account?: Mark
  /**
   * For what only the person themself does, where no other field says so: refused to an operator who acts as them. A call
   * that asks for step-up, needs the account, or changes something of no enterprise is refused to them, too.
   */
  inPerson?: true
  /**
   * For what a deputy does in the name of the person whom the field `userId` names: what kind of thing it is. The handler asks
   * `refuseNotDeputy`, in the transaction of its work.
   */
  deputy?: 'request'
  /** The session was confirmed within the last five minutes. In a public call it holds for a signed-in caller. */
  stepUp?: Mark
}

/**
 * What refuses most calls, and not this one: `passwordDue`: the person's password, initial or too old, waits to be changed;
 * `twoStepDue`: the session still has to pass two-step verification; `barred`: the person's current enterprise no longer lets
 * them in, and they go to another one; `maintenance`.
 */
export type Hindrance = 'passwordDue' | 'twoStepDue' | 'barred' | 'maintenance'

/** The callers of a call, what it needs beyond, and what does not hinder it. */
export type FullAccess = {
  who: Callers
  needs: Needs
  /** It answers while these hold. */
  while: readonly Hindrance[]
  /**
   * `ignored`: everyone is answered alike, and a page may ask again and again without keeping its session alive. `untouched`:
   * a page asks by itself, perhaps without a person before it: it neither keeps the session alive nor begins another one where
   * the browser is to stay signed in. `operator`: it belongs to the person at the screen: where an operator acts as a person,
   * the operator's own session makes the call.
   */
  session?: 'ignored' | 'untouched' | 'operator'
}

/** The same as a call writes it: its callers alone, where there is no more to say. */
export type Access = Callers | (Pick<FullAccess, 'who'> & Partial<FullAccess>)

export function accessInFull(access: Access): FullAccess {
  return { needs: {}, while: [], ...(isMore(access) ? access : { who: access }) }
}

function isMore(access: Access): access is Exclude<Access, Callers> {
  return typeof access === 'object' && 'who' in access
}
