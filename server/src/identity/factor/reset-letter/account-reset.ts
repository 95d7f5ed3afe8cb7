import { lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { defineJob } from '../../../foundation/job/job.ts'
import { momentIn } from '../../../foundation/sending/mail/moment.ts'
import { findReset } from './queries.ts'

const what = z.enum(['password', 'factors'])

/**
 * Tells a person that an administrator or an operator has reset their password or their factors, so that they do not
 * learn it only at the next sign-in, least of all without having asked. It opens nothing: they sign in as usual.
 */
export const accountReset = defineJob({
  kind: 'accountReset',
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: z.object({
    userId: z.string(),
    what,
    actorId: z.string(),
    // Null when it was an operator: the audit log says which one.
    entId: z.string().nullable(),
    at: z.iso.datetime(),
    lang,
  }),
  steps: [
    {
      name: 'mail',
      async run({ what: reset, at, lang: asked, ...ids }, { db, services: { mailer } }) {
        const found = await findReset(db, ids)
        // The person has no address, or mail has been switched off since.
        if (found === undefined || found.email === null || !mailer.isOffered) return
        const own = lang.safeParse(found.locale).data ?? asked
        const { email: to, name, by, enterprise } = found
        const facts = { when: momentIn(own, new Date(at)), by: by ?? '', enterprise: enterprise ?? '' }
        const kind = `${reset}ResetBy${ids.entId === null ? 'Operations' : 'Administrator'}` as const
        await mailer.send({ kind, to, lang: own, name, facts })
      },
    },
  ],
})

type Reset = { userId: string; entId: string | null; what: z.infer<typeof what> }

/** Call it within the transaction that resets: a reset that is rolled back is not told. */
export async function tellReset(reset: Reset, context: Context) {
  const { db, newId, now, lang: asked, services } = context
  if (!services.mailer.isOffered) return
  const { entId, userId } = reset
  const { userId: actorId } = sessionOf(context)
  // Without an address, a job would say that it has sent an email.
  if (!(await findReset(db, { userId, actorId, entId }))?.email) return
  const payload = { ...reset, actorId, at: now.toISOString(), lang: asked }
  await services.enqueue(db, { kind: 'accountReset', key: newId(), payload, entId, userId })
}
