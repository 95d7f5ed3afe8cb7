import { lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob } from '../../../foundation/job/job.ts'
import { momentIn } from '../../../foundation/sending/mail/moment.ts'
import { findNotified } from './queries.ts'

export const expiryKind = 'expiryNotice'

/** A letter to one administrator of an enterprise whose term ends. */
export const expiryNotice = defineJob({
  kind: expiryKind,
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: z.object({ entId: z.string(), userId: z.string(), at: z.iso.datetime() }),
  steps: [
    {
      name: 'mail',
      async run({ at, ...of }, { db, services: { mailer } }) {
        const found = await findNotified(db, of)
        // No address to write to, mail switched off, or extended or closed since.
        if (found === undefined || found.email === null || !mailer.isOffered) return
        if (found.expires_at?.toISOString() !== at || found.status === 'closing') return
        const own = lang.catch('zh-CN').parse(found.locale)
        const { email: to, name, enterprise } = found
        await mailer.send({
          kind: 'expiryNotice',
          to,
          lang: own,
          name,
          facts: { enterprise, when: momentIn(own, new Date(at)) },
        })
      },
    },
  ],
})
