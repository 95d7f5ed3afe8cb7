import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@atrium/shared-utility/contract'
import { deployCall, type DeployAsked } from '../deploy-call.ts'
import type { Outcome } from '../outcome.ts'
import { PortalSilent } from '../portal.ts'

type Followed = { id: string; stopped: AbortSignal; say: (line: string, event: Record<string, unknown>) => void }

const [askEveryMs, lookEveryMs] = [1000, 5000]

/** Waits until what was asked for is over, by whatever ends it, or until it is stopped here. */
export async function untilOver(asked: DeployAsked, { id, stopped, say }: Followed): Promise<Outcome> {
  let state = 'asked'
  while (state !== 'over' && !stopped.aborted) {
    const now = await stateOf(asked, id).catch(toldSilent(say))
    if (now === 'live' && state === 'asked') say('Confirmed: the portal shows what is served here.', { event: 'live' })
    state = now ?? state
    await wait(state === 'asked' ? askEveryMs : lookEveryMs, undefined, { signal: stopped }).catch(() => undefined)
  }
  if (state === 'over') return over
  await endAsked(asked, id)
  return { isGood: true, lines: ['Ended: the portal shows what is in force.'], data: { ended: 'here' } }
}

/** Ctrl-C, and every other signal that asks the program to end. */
export function stoppedByHand() {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return stopping.signal
}

const isOver =
  'It is over: its time has passed, nobody confirmed it within ten minutes, or it was ended in the portal. Start it again to go on.'
const over: Outcome = { isGood: false, lines: [isOver], data: { ended: 'portal', refused: [isOver] } }

const { getAskedOverride, endAskedOverride } = calls

async function stateOf(asked: DeployAsked, id: string) {
  const path = getAskedOverride.path.replace('{id}', id)
  return (await deployCall(asked, { method: 'GET', path }, getAskedOverride.output)).state
}

/** A portal that is away for a moment ends nothing: what is served goes on. */
function toldSilent(say: Followed['say']) {
  return (error: unknown) => {
    if (!(error instanceof PortalSilent)) throw error
    say(error.message, { event: 'silent' })
    return null
  }
}

async function endAsked(asked: DeployAsked, id: string) {
  const path = endAskedOverride.path.replace('{id}', id)
  await deployCall(asked, { method: 'DELETE', path }, endAskedOverride.output)
}
