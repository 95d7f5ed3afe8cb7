import { setTimeout as wait } from 'node:timers/promises'
import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { ask, type DeployAsked } from '../tool/deploy-call.ts'
import { PortalSilent } from '../tool/portal.ts'

export type Decision = CallOutput<'getOwnProposal'>

const askEveryMs = 2000
/** A portal may say nothing for so long in a row meanwhile: it restarts, say. */
const silentMs = 5 * 60_000

/** Waits until a proposal is decided or has ended, which it does by itself after a day. */
export async function awaitDecision(asked: DeployAsked, id: string): Promise<Decision> {
  const path = calls.getOwnProposal.path.replace('{id}', id) as `/${string}` // It begins as the path of the contract does.
  let heardAt = performance.now()
  for (;;) {
    const found = await ask(asked, { ...calls.getOwnProposal, path }, {}).catch((error: unknown) => {
      if (!(error instanceof PortalSilent) || performance.now() > heardAt + silentMs) throw error
      return null
    })
    if (found !== null) heardAt = performance.now()
    if (found !== null && found.state !== 'open') return found
    await wait(askEveryMs)
  }
}
