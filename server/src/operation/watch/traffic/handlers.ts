import { calls, type trafficCalls, type TrafficRow } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { titlesFor } from '../../../foundation/call/wording/call-title.ts'
import { selectTraffic } from './queries.ts'

const addresses = new Map(Object.entries(calls).map(([name, { method, path }]) => [name, `${method} ${path}`]))

export const trafficHandlers: Handlers<typeof trafficCalls> = {
  async listTraffic(filter, context) {
    const { db, now } = context
    const { total, rows } = await selectTraffic(db, { filter, named: namesOf(filter.iSearch), now })
    const titleOf = titlesFor(context)
    return { total, list: rows.map((row) => ({ ...rowOf(row), title: titleOf(row.call) })) }
  },
}

/** The calls by a part of their names or addresses, in any case. */
function namesOf(text = '') {
  const part = text.toLowerCase()
  return [...addresses].filter(([name, at]) => `${name} ${at}`.toLowerCase().includes(part)).map(([name]) => name)
}

type Sum = Awaited<ReturnType<typeof selectTraffic>>['rows'][number]

function rowOf({ mean_ms: meanMs, most_ms: mostMs, ...row }: Sum): Omit<TrafficRow, 'title'> {
  return { ...row, address: addresses.get(row.call) ?? null, meanMs, mostMs }
}
