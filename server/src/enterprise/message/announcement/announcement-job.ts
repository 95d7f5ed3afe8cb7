import { z } from 'zod'
import { defineJob } from '../../../foundation/job/job.ts'
import { letGo } from '../attachment/attach.ts'
import { beginMails, findOver, openScheduled } from './queries.ts'
import { notifyUnread, tellPeople } from './tell-people.ts'

const payload = z.object({ entId: z.string(), id: z.string() })

// A trigger adds both kinds with each version that is published or waits for its moment.

/** Publishes an announcement at its moment, tells whom it is for in the same transaction, and writes to those who chose mail, once. */
export const announcementJob = defineJob({
  kind: 'announcement',
  // Told at their moment, whatever else is at work.
  lane: 'moment',
  payload,
  retryFrom: 'failedStep',
  lasts: true,
  steps: [
    {
      name: 'open',
      async run(of, { db, now }) {
        const opened = await openScheduled(db, { ...of, now })
        if (opened !== undefined) await tellPeople(db, { ...of, ...opened })
      },
    },
    {
      name: 'mail',
      async run(of, { db, newId, now }) {
        if (await beginMails(db, { ...of, now }))
          await notifyUnread({ db, newId, now }, { ...of, by: null, event: 'published' })
      },
    },
  ],
})

/** Tells whom an announcement was for that its time is over. */
export const announcementOverJob = defineJob({
  kind: 'announcementOver',
  lane: 'moment',
  payload,
  retryFrom: 'failedStep',
  lasts: true,
  steps: [
    {
      name: 'tell',
      async run(of, { db, now }) {
        const over = await findOver(db, { ...of, now })
        if (over === undefined) return
        await letGo(over, { db, now })
        await tellPeople(db, { ...of, ...over })
      },
    },
  ],
})
