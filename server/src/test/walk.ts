import type { TestServer } from './test-server.ts'
import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import { platform } from '../foundation/db/scope.ts'
import { startVouching, type Vouching } from '../identity/session/test/given-limited.ts'
import type { Answer, Client } from './client.ts'
import { leastInput } from './least-input.ts'
import {
  acting,
  administrator,
  forceTwoStep,
  goOnActing,
  readingDevice,
  spacesOf,
  vouchedAdministrator,
} from './walk-people.ts'
import { isTokenAccess } from '../foundation/call/context/token-access.ts'
import { tokenHash } from '../foundation/process/secrets/token-hash.ts'

export const places = ['own', 'other', 'foreign', 'none'] as const
export type CallerPlace = (typeof places)[number]
export type Verdicts = Record<CallerPlace, string>

/** Refusals of the door for what the session is. Whatever else a call answers, it has let the session in. */
const ofSessions = [
  'signInRequired',
  'twoStepRequired',
  'stepUpRequired',
  'readOnlyAccess',
  'passwordChangeRequired',
  'accountOutOfReach',
  'actingReadOnly',
  'actingOutOfReach',
  'actingOver',
]
/** And for not being a deploy token, whatever else it is. */
const ofTokens = 'deployTokenInvalid'
/** And for where it is. A call that everyone may make says these of what was sent to it. */
const ofPlaces = ['forbidden', 'spaceDenied', 'spaceSuspended', 'spaceClosing', 'spaceExpired', 'spaceReadonly']

type Kind = {
  title: string
  browser: Client
  headers?: Record<string, string>
  userId: string
  spaces: { own: string; other: string }
  /** When the person was confirmed last, before each call. */
  stepUpAt?: Date | null
  /** Whether an operator who acts as the person may change anything. */
  mayChange?: boolean
}

/** One server, and one browser for each kind of session; all people are administrators of two enterprises. */
export async function startWalk() {
  const world = await startVouching()
  const foreign = (await world.server.given.enterprise()).id
  const kinds = await kindsOf(world)
  return {
    server: world.server,
    kinds: kinds.map((kind) => ({
      ...kind,
      spaces: { ...kind.spaces, foreign, none: undefined },
      inputFor: (name: CallName) => inputFor(name, kind),
      reset: () => restore(kind, { before: new Map(kind.browser.cookies), world }),
      walk: (names: readonly CallName[]) => walk(kind, { names, world, foreign }),
    })),
    repositoryFolder: world.server.config.repositoryFolder,
    close: world.close,
  }
}

async function kindsOf(world: Vouching): Promise<Kind[]> {
  const [one, two] = [await vouchedAdministrator(world), await vouchedAdministrator(world)]
  const { browser: maker, home: makersHome, userId } = await world.made()
  const held = await administrator(world)
  await forceTwoStep(world, held.spaces.own)
  const link = await readingDevice(world)
  const ofOne = { own: one.home.id, other: one.other.id }
  return [
    { title: 'vouched', browser: one.browser, userId: one.person.id, spaces: ofOne },
    { title: 'vouchedElsewhere', browser: two.browser, userId: two.person.id, spaces: spacesOf(two) },
    { title: 'made', browser: maker, userId, spaces: { own: makersHome.id, other: one.home.id } },
    { title: 'held', ...held },
    { title: 'readOnly', ...link },
    { title: 'never', ...(await administrator(world)) },
    { title: 'over', ...(await administrator(world)), stepUpAt: new Date(Date.now() - 6 * 60_000) },
    { title: 'acting', ...(await acting(world)) },
    { title: 'actingChange', ...(await acting(world)), mayChange: true },
  ]
}

type Round = { names: readonly CallName[]; world: Vouching; foreign: string }

async function walk(kind: Kind, { names, world, foreign }: Round) {
  const before = new Map(kind.browser.cookies)
  const verdicts = new Map<CallName, Verdicts>()
  const spaces = { ...kind.spaces, foreign, none: undefined }
  await restore(kind, { before, world })
  for (const name of names) {
    const verdict = { own: 'open', other: 'open', foreign: 'open', none: 'open' }
    if (isTokenAccess(calls[name].access.who)) await forgetRefusals(world.server)
    // What everyone may do is asked once, and what no session may: it looks at no place.
    for (const place of isAlike(calls[name]) ? (['none'] as const) : places) {
      const answer = await kind.browser.tryCall(name, inputFor(name, kind), {
        ...(spaces[place] !== undefined && { space: spaces[place] }),
        ...(kind.headers !== undefined && { headers: kind.headers }),
      })
      verdict[place] = verdictOf(name, answer)
      const hasWritten = answer.status < 300 && isChange(name)
      if (hasWritten || isChanged(before, kind.browser.cookies)) await restore(kind, { before, world })
    }
    verdicts.set(name, verdict)
  }
  return verdicts
}

/** A public call that asks a session to confirm takes it for a proof. */
export function isOpenToAll({ access: { who, needs } }: Call) {
  return who === 'public' && needs.stepUp === undefined
}

/** Every session is answered the same, wherever it is. */
export function isAlike(call: Call) {
  return isOpenToAll(call) || isTokenAccess(call.access.who)
}

function verdictOf(name: CallName, { error, status }: Answer) {
  if (status >= 500 && name !== 'getBaseConfig') throw new Error(`${name} failed: ${status} ${error}`)
  return shownOf(name, error)
}

/** The refusal of a call where it says something of the session or the place, else `open`. */
export function shownOf(name: CallName, error: string | null) {
  const isOpen = calls[name].access.who === 'public'
  const refusals = isOpen ? ofSessions : [...ofSessions, ...ofPlaces, ofTokens]
  return error !== null && refusals.includes(error) ? error : 'open'
}

function isChange(name: CallName) {
  const { method, changes }: Call = calls[name]
  return method !== 'GET' || changes === true
}

function isChanged(before: Map<string, string>, now: Map<string, string>) {
  return before.size !== now.size || [...before].some(([name, value]) => now.get(name) !== value)
}

type Before = Pick<Round, 'world'> & { before: Map<string, string> }

/** The session as it was: what a call has ended, renewed or confirmed must not tell on the next one. */
async function restore({ browser, userId, stepUpAt = null, mayChange }: Kind, { before, world }: Before) {
  browser.cookies.clear()
  for (const [name, value] of before) browser.cookies.set(name, value)
  if (!before.has('sid')) return
  if (before.has('as')) await goOnActing(userId, { mayChange, world })
  await world.server.services.tx(platform, (db) =>
    db
      .updateTable('session')
      .set({ ended_at: null, end_reason: null, step_up_at: stepUpAt })
      .where('token_hash', '=', tokenOf(browser))
      .$if(!before.has('as'), (query) => query.where('user_id', '=', userId))
      .execute(),
  )
  // Any call that writes makes the server look at its sessions again.
  await world.server.client().call('signOut', {})
}

/** All of them come from one address, which may be wrong only so often. */
export async function forgetRefusals({ services }: TestServer) {
  await services.tx(platform, (db) => db.deleteFrom('throttle').execute())
}

function tokenOf(browser: Client) {
  return tokenHash(browser.cookies.get('sid') ?? '')
}

/** What names another enterprise of the person's own is asked about that one. */
function inputFor(name: CallName, { userId, spaces }: Kind) {
  if (name === 'switchEnterprise') return { entId: spaces.other }
  if (name === 'getEnterpriseUser') return { userid: userId, currentEntId: spaces.other }
  const call: Call = calls[name]
  return leastInput(call)
}
