import type { Logger } from 'pino'
import { platform } from '../../foundation/db/scope.ts'
import type { Entries } from '../../portal/artifact/tables.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { remember } from '../../foundation/process/memory/remember.ts'
import { isFor, type Visitor } from './audience.ts'
import { selectRunning } from './queries.ts'

type Running = Awaited<ReturnType<typeof selectRunning>>

/** The roll-outs at this moment, which every process knows by heart: no page waits for the database. */
export function createRollouts({ tx, log }: { tx: Transact; log: Logger }) {
  const keeping = { freshMs: 1000, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1000 }
  const known = remember(() => tx(platform, selectRunning), keeping)
  let last: Running = []
  let isTold = false
  return {
    running,
    /** Something has begun, grown or ended. */
    forget: () => known.forget(),
    /** The artifacts that a visitor has in place of those in force. */
    async entriesFor(visitor: Visitor): Promise<Entries> {
      if (visitor.session === null) return {}
      const own = (await running()).filter((one) => isFor(one, visitor))
      return Object.fromEntries(own.map((one) => [one.parcel, one.artifact_id]))
    },
  }

  /**
   * None while they were never read: then everyone has what is in force. While they cannot be read they stay what they
   * were, also where they were said to have changed: a database that is away throws no person back to another version.
   */
  async function running(): Promise<Running> {
    try {
      last = await known.read()
      isTold = false
    } catch (error) {
      if (!isTold) log.error({ err: error }, 'what is rolled out to whom is not known')
      isTold = true
    }
    return last
  }
}

export type Rollouts = ReturnType<typeof createRollouts>

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    rollouts: Rollouts
  }
}
