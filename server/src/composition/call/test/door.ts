import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { readOnlyCaller } from '../../../identity/session/access.ts'
import type { Caller } from '../../../identity/session/session-from.ts'
import { callNames } from '../../../test/call-names.ts'
import { problemOf } from '../../../test/problem-of.ts'
import { isAlike, type CallerPlace, places, shownOf, type startWalk, type Verdicts } from '../../../test/walk.ts'
import { createWhoCalls } from '../../../test/who-calls.ts'
import { account } from '../gates/account.ts'
import { refuseOtherSpace } from '../gates/fields.ts'
import { admit } from '../gates/gates.ts'
import { parseInput } from '../gates/input.ts'
import { stepUp } from '../gates/step-up.ts'
import { atTheGates } from './at-the-gates.ts'

type Walk = Awaited<ReturnType<typeof startWalk>>
type Kind = Walk['kinds'][number]
/** The caller; the person behind them, also while they act as another person; and the caller of a page's own calls. */
type Callers = Record<'found' | 'behind' | 'looking', Caller>

/** The verdicts of the functions that let a session in, for each call, without HTTP and without the call itself. */
export async function verdictsAtTheDoor(kind: Kind, server: Walk['server']) {
  await kind.reset()
  const verdicts = new Map<CallName, Verdicts>()
  const callers = new Map<CallerPlace, Callers>()
  for (const place of places) callers.set(place, await callersAt(place, kind, server))
  for (const name of callNames) {
    const verdict: Verdicts = { own: 'open', other: 'open', foreign: 'open', none: 'open' }
    for (const [place, at] of callers)
      if (place === 'none' || !isAlike(calls[name])) verdict[place] = verdictOf(name, at, kind.inputFor(name))
    verdicts.set(name, verdict)
  }
  return verdicts
}

async function callersAt(place: CallerPlace, kind: Kind, server: Walk['server']): Promise<Callers> {
  const whoCalls = createWhoCalls(server)
  const space = kind.spaces[place] ?? null
  const looking = await whoCalls(kind.browser, { space })
  const found = kind.headers === undefined ? looking : await readerAt(space, kind, server)
  return { found, looking, behind: await whoCalls(kind.browser, { space, isBehind: true }) }
}

/** A device that looks by a link has the session of the person who made the link. */
async function readerAt(asked: string | null, { spaces: { own: entId } }: Kind, { services }: Walk['server']) {
  const caller = await services.tx(platform, async (db) => {
    const made = db.selectFrom('security_token').select('session_id').where('ent_id', '=', entId)
    const { session_id: sessionId } = await made.executeTakeFirstOrThrow()
    return readOnlyCaller(db, { sessionId, entId, asked, now: new Date() }, services)
  })
  if (caller === null) throw new Error('the link shows nothing')
  return caller
}

function verdictOf(name: CallName, { found, behind, looking }: Callers, input: Record<string, unknown>) {
  const call: Call = calls[name]
  const isOfOther = call.access.session === 'operator' && found.session?.acting
  const caller = isOfOther ? behind : call.access.session === 'untouched' ? looking : found
  const problem = problemOf(() => {
    const asked = atTheGates(call, caller, input)
    admit(asked)
    refuseOtherSpace(asked)
    const parsed = { ...asked, input: parseInput(call, input, 'en-US') }
    account(parsed)
    stepUp(parsed)
  })
  return shownOf(name, problem?.code ?? null)
}
