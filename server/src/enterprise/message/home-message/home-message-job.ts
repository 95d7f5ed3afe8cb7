import { z } from 'zod'
import { defineJob, type JobContext } from '../../../foundation/job/job.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { letGo } from '../attachment/attach.ts'
import { tellReaders } from '../message/queries.ts'
import { countPeople, openScheduled, selectOver, selectUncounted, storeMessage } from './queries.ts'

const kind = 'homeMessage'
const overKind = 'homeMessageOver'
/** The clocks of processes and database agree to a second: asked earlier, the database might still show it. */
const clocksAgreeMs = 1000
const payload = z.object({ id: z.string() })

type Due = { id: string; version: number; publish_at: Date | null; expire_at: Date | null }
type Services = Pick<JobContext['services'], 'enqueue'>

/**
 * Publishes a message at its moment, tells whom it is for in the same transaction, and counts them. A version that was
 * put off or withdrawn meanwhile is left alone: its row does not say any more that it waits.
 */
export const homeMessage = defineJob({
  kind,
  // Told at their moment, whatever else is at work.
  lane: 'moment',
  payload,
  retryFrom: 'failedStep',
  steps: [
    {
      name: 'open',
      async run({ id }, { db, now }) {
        const opened = await openScheduled(db, { id, now })
        if (opened !== undefined) await tellReaders(db, opened)
      },
    },
    {
      name: 'count',
      async run({ id }, { db }) {
        const uncounted = await selectUncounted(db, id)
        if (uncounted !== undefined) await storeMessage(db, id, { reach: await countPeople(db, uncounted) })
      },
    },
  ],
})

/** Tells whom a message was for that its time is over. */
export const homeMessageOver = defineJob({
  kind: overKind,
  lane: 'moment',
  payload,
  retryFrom: 'failedStep',
  steps: [
    {
      name: 'tell',
      async run({ id }, { db, now }) {
        const over = await selectOver(db, { id, now })
        if (over === undefined) return
        await letGo(over, { db, now })
        await tellReaders(db, over)
      },
    },
  ],
})

/** What happens to this version of a message by itself: at its moment, and when its time is over. */
export async function scheduleMessage(db: Db, services: Services, { id, version, publish_at, expire_at }: Due) {
  const job = { key: `${id}:${version}`, payload: { id } }
  await services.enqueue(db, { ...job, kind, ...(publish_at !== null && { notBefore: publish_at }) })
  if (expire_at === null) return
  await services.enqueue(db, { ...job, kind: overKind, notBefore: new Date(expire_at.getTime() + clocksAgreeMs) })
}
