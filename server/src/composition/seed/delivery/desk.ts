import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { WorkContext } from '../../../foundation/job/job.ts'
import { handlersOf } from '../../../foundation/room/room.ts'
import { packageRoom } from '../../../operation/package/package/room.ts'
import { updateRoom } from '../../../operation/package/update/room.ts'
import { whiteListRoom } from '../../../operation/setting/white-list/room.ts'
import { proposalRoom } from '../../../delivery/release/proposal/room.ts'
import { rolloutRoom } from '../../../delivery/rollout/room.ts'
import { asStaff, type Colleague } from '../applications/as-colleague.ts'
import { selectStaff } from '../applications/people-query.ts'
import { hourMs, lastDays } from '../workdays.ts'

/** The calls of operators with which they deliver. */
export const calls = handlersOf([packageRoom, updateRoom, whiteListRoom, proposalRoom, rolloutRoom])

/** What a step of the demo's deliveries works with: its operator, and the moments at which they were at work. */
export type Desk = {
  operator: Colleague
  context: WorkContext
  /** An hour of a day in China. */
  at: (daysAgo: number, hour: number) => Date
  /** Does work of calls as the operator, in one transaction, as if they had been at it at that moment. */
  as: <T>(at: Date, work: (call: Context) => Promise<T>) => Promise<T>
}

/** Null where the demo has no operator any more. */
export async function openDesk(context: WorkContext): Promise<Desk | null> {
  const { services, now } = context
  const operator = (await services.tx(platform, selectStaff)).get('operator')
  if (operator === undefined) return null
  return {
    operator,
    context,
    at: (daysAgo, hour) => {
      const { beganAt } = must(lastDays(daysAgo + 1, now)[0], 'the day')
      return new Date(beganAt.getTime() + hour * hourMs)
    },
    as: (moment, work) => asStaff({ services, now: moment, person: operator }, work),
  }
}

export const firstPage = { order: 'desc', iDisplayStart: 0, iDisplayLength: 50 } as const

/** False when the process ends, or another one has taken the job over. */
export async function isStillOurs({ context: { services, hold, stopping } }: Desk) {
  return !stopping.aborted && (await services.tx(platform, hold))
}
