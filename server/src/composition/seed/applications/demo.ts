import { applicationArea } from '../../../application/area.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { WorkContext } from '../../../foundation/job/job.ts'
import { applicationRoom } from '../../../enterprise/application/room.ts'
import { handlersOf } from '../../../foundation/room/room.ts'
import { organisationArea } from '../../../organisation/area.ts'
import { asColleague, type Colleague } from './as-colleague.ts'

/** What a step of the demo's applications works with: the enterprise, and its people by login id. */
export type Demo = { entId: string; people: ReadonlyMap<string, Colleague>; context: WorkContext }

/** The calls of built applications, of who may use one, and of departments, as people make them. */
export const appCalls = handlersOf([applicationRoom, ...organisationArea, ...applicationArea])

/** Does work of calls as a person of the demo, in one transaction. */
export function onBehalfOf<T>(loginId: string, demo: Demo, work: (call: Context) => Promise<T>) {
  const { entId, people, context } = demo
  const person = must(people.get(loginId), `${loginId} in the demo`)
  return asColleague({ services: context.services, now: context.now, entId, person }, work)
}

/** False when the process ends, or another one has taken the job over. */
export async function isStillOurs({ context: { services, hold, stopping } }: Demo) {
  return !stopping.aborted && (await services.tx(platform, hold))
}

export function departmentCalled<T extends { name: string }>(name: string, departments: readonly T[]) {
  return must(
    departments.find((one) => one.name === name),
    `the department ${name} in the demo`,
  )
}
