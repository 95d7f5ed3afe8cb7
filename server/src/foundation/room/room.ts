import type { Retention } from '../db/retention-query.ts'
import type { Table } from '../db/table.ts'
import type { Removal } from '../db/removal.ts'
import type { Job } from '../job/job.ts'
import type { Begin, Hint, Hourly } from './work.ts'

/**
 * What one noun of the server gives to the whole. A room says all of it in its `room.ts`, and its area lists it: what the
 * process puts together of it (calls, jobs, retention, exports, reviewed grants) is derived.
 */
export type Room = {
  /**
   * Handlers by the names of calls. One that is missing, or that belongs to no call, does not compile
   * (composition/rooms.ts).
   */
  handlers?: object
  tables?: readonly Table[]
  jobs?: readonly Job[]
  /** Removes what no table of the platform holds, when an enterprise is removed. It may run again. */
  removals?: readonly Removal[]
  /** Removes what is no longer needed, hour by hour. */
  retains?: readonly Retention[]
  hints?: readonly Hint[]
  hourly?: readonly Hourly[]
  begins?: readonly Begin[]
}

export function defineRoom<const R extends Room>(room: R): R {
  return room
}

export function defineArea<const R extends readonly Room[]>(rooms: R): R {
  return rooms
}

/** The handlers of all rooms in one. */
export function handlersOf<const R extends readonly Room[]>(rooms: R): Merged<R[number]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sum of what is given
  return Object.assign({}, ...rooms.map(({ handlers }) => handlers)) as Merged<R[number]>
}

type Merged<R> = (R extends { handlers: infer H } ? (handlers: H) => void : never) extends (handlers: infer M) => void
  ? M
  : never
