import { lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { defineJob } from '../../../foundation/job/job.ts'
import { momentIn } from '../../../foundation/sending/mail/moment.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { selectForTwo, type Portals } from '../../../portal/revision/for-two-query.ts'
import { findChange, findRoot, selectRoots } from './queries.ts'

const kind = 'entranceChanged'

/** Tells a root operator that what runs where people sign in is another one, in case they know nothing of it. */
export const entranceChanged = defineJob({
  kind,
  lane: 'letter',
  retryFrom: 'failedStep',
  lasts: true,
  payload: z.object({ revision: z.string(), userId: z.string() }),
  steps: [
    {
      name: 'mail',
      async run({ revision, userId }, { db, services: { mailer } }) {
        const [root, change] = [await findRoot(db, userId), await findChange(db, revision)]
        // No one to write to, or mail switched off since.
        if (root === undefined || root.email === null || change === undefined || !mailer.isOffered) return
        const own = lang.catch('zh-CN').parse(root.locale)
        const { number, made_at: madeAt, by, proposer, token } = change
        const facts = {
          by,
          proposer: [proposer ?? '', ...(token === null ? [] : [`(${token})`])].join(' '),
          parts: (await partsOf(db, change)).join(', '),
          number: String(number),
          when: momentIn(own, madeAt),
        }
        const told = proposer === null ? 'entranceChangedAlone' : kind
        await mailer.send({ kind: told, to: root.email, lang: own, name: root.name, facts })
      },
    },
  ],
})

/** Each with the version that is in force of it; without one where there is none any more. */
async function partsOf(db: Db, portals: Portals) {
  const slugs = await selectForTwo(db, portals)
  const ids = slugs.flatMap((slug) => portals.after[slug] ?? [])
  const made = await selectArtifacts(db, ids)
  return slugs.map((slug) => [slug, ...made.filter((one) => one.slug === slug).map(({ version }) => version)].join(' '))
}

/** Call it within the transaction that changes the portal. `before` is what was in force. */
export async function tellRoots(revision: string, portals: Portals, { db, services }: Context) {
  if (!services.mailer.isOffered || (await selectForTwo(db, portals)).length === 0) return
  for (const userId of await selectRoots(db))
    await services.enqueue(db, { kind, key: `${revision}:${userId}`, payload: { revision, userId }, userId })
}
