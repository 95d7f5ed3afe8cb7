import { lang, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'
import { defineJob } from '../../../foundation/job/job.ts'
import { findLetterTo } from './queries.ts'

/** Tells a person that their password has changed, in case another person changed it. */
export const passwordChanged = defineJob({
  kind: 'passwordChanged',
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: z.object({ userId: z.string(), lang }),
  steps: [
    {
      name: 'mail',
      async run({ userId, lang: asked }, { db, services: { mailer } }) {
        const person = await findLetterTo(db, userId)
        // The person has no address, or mail has been switched off since.
        if (person === undefined || person.email === null || !mailer.isOffered) return
        const own = lang.safeParse(person.locale).data ?? asked
        await mailer.send({ kind: 'passwordChanged', to: person.email, lang: own, name: person.name })
      },
    },
  ],
})

type Surroundings = Pick<Context, 'db' | 'newId' | 'services'> & { lang: Lang }

/** Call it within the transaction that changes the password: a change that is rolled back is not told. */
export async function tellPasswordChanged(userId: string, { db, newId, lang: asked, services }: Surroundings) {
  if (!services.mailer.isOffered) return
  // Without an address, a job would say that it has sent an email.
  if (!(await findLetterTo(db, userId))?.email) return
  const payload = { userId, lang: asked }
  await services.enqueue(db, { kind: 'passwordChanged', key: newId(), payload, userId })
}
