import type { Logger } from 'pino'
import { platform } from '../../foundation/db/scope.ts'
import type { Entries } from '../artifact/tables.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { remember } from '../../foundation/memory/remember.ts'
import { isFor, type Visitor } from './audience.ts'
import { selectRunning } from './queries.ts'

type Running = Awaited<ReturnType<typeof selectRunning>>

/** What is rolled out at this moment, as every process knows it by heart: no page waits for the database. */
export function createRollouts({ tx, log }: { tx: Transact; log: Logger }) {
  const keeping = { freshMs: 1000, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1000 }
  const known = remember(() => tx(platform, selectRunning), keeping)
  let last: Running = []
  let isTold = false
  return {
    running,
    /** Something has begun, grown or ended. */
    forget: () => known.forget(),
    /** What a visitor has in the place of what is in force. */
    async entriesFor(visitor: Visitor): Promise<Entries> {
      if (visitor.session === null) return {}
      const own = (await running()).filter((one) => isFor(one, visitor))
      return Object.fromEntries(own.map((one) => [one.parcel, one.artifact_id]))
    },
  }

  /**
   * None while that was never read: then everybody has what is in force. What cannot be read just now stays what it was, also
   * where it was said to have changed: nobody is thrown back to another version by a database that is away.
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

declare module '../../foundation/context/services.ts' {
  interface Services {
    rollouts: Rollouts
  }
}
