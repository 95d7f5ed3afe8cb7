import { plainText } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob } from '../../../foundation/job/job.ts'
import { selectAdministratorIds } from '../../expiry/queries.ts'
import { insertMessage, keyOfPerson } from '../../message/queries.ts'
import { findAsked } from './answer-query.ts'

export const askedKind = 'applicationAsked'

const shownForMs = 90 * 24 * 60 * 60_000

/** Tells the administrators of an enterprise that a person asks for an application, once: a message to all of them. */
export const askedMessage = defineJob({
  kind: askedKind,
  retryFrom: 'failedStep',
  payload: z.object({ entId: z.string(), id: z.string() }),
  steps: [
    {
      name: 'tell',
      async run({ entId, id }, { db, newId, now }) {
        const found = await findAsked(db, { entId, id })
        const administrators = await selectAdministratorIds(db, entId)
        if (found === undefined || administrators.length === 0) return
        const { name, nameEn, person, reason } = found
        await insertMessage(db, {
          id: newId(),
          key: `${askedKind}:${entId}:${id}`,
          title_zh: `“${name}”有新的使用申请`,
          title_en: `A request for “${nameEn ?? name}”`,
          content_zh: JSON.stringify(plainText(`${person}：${reason}`)),
          content_en: JSON.stringify(plainText(`${person}: ${reason}`)),
          url: '/enterprise/applications/requests',
          audience: 'person',
          audience_ids: administrators.map((userId) => keyOfPerson({ entId, userId })),
          publish_at: now,
          expire_at: new Date(now.getTime() + shownForMs),
        })
      },
    },
  ],
})
