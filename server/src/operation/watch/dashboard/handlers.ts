import { enterpriseStatuses, jobStates, type dashboardCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { titlesFor } from '../../../foundation/call/wording/call-title.ts'
import { countJobs } from '../job/queries.ts'
import { selectSteps, sumTraffic } from '../traffic/queries.ts'
import { countAttention } from './attention-query.ts'
import { firstHour, hourMs, hourOf } from './hour.ts'
import {
  countDamaged,
  countEnterprises,
  countOnline,
  countSignIns,
  lastCounted,
  selectHours,
  selectStorage,
} from './queries.ts'

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  async getDashboard(_input, context) {
    const { db, now } = context
    const { slowest, ...traffic } = await sumTraffic(db, now)
    const steps = await selectSteps(db, now)
    const titleOf = titlesFor(context)
    const enterprises = await countEnterprises(db)
    const storage = await selectStorage(db)
    return {
      at: now.toISOString(),
      enterprises: enterpriseStatuses.map((status) => ({ status, count: enterprises.get(status) ?? 0 })),
      online: await countOnline(db, now),
      jobs: await Promise.all(jobStates.map(async (state) => ({ state, count: await countJobs(db, state) }))),
      damaged: await countDamaged(db),
      attention: await countAttention(db, now),
      storage: storage === undefined ? null : { bytes: storage.value, at: storage.hour.toISOString() },
      signIns: await signInsUntil(db, now),
      calls: { ...traffic, steps, slowest: slowest.map((row) => ({ ...row, title: titleOf(row.call) })) },
    }
  },
}

type Db = Parameters<typeof selectHours>[0]

/** The hours that were counted already, and those since then: two at most, however far behind the counting is. */
async function signInsUntil(db: Db, now: Date) {
  const hours = await selectHours(db, firstHour(now))
  const present = hourOf(now).getTime()
  const since = Math.max(((await lastCounted(db))?.getTime() ?? 0) + hourMs, present - hourMs)
  const counted = hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts }))
  for (let at = since; at <= present; at += hourMs) {
    const span = { from: new Date(at), to: new Date(at + hourMs) }
    const [ok, denied] = await Promise.all([countSignIns(db, 'ok', span), countSignIns(db, 'denied', span)])
    if (ok + denied > 0) counted.push({ hour: span.from.toISOString(), ok, denied })
  }
  return counted
}
