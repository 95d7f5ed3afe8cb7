import { plainText } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob } from '../../../foundation/job/job.ts'
import { insertMessage, keyOfPerson } from '../../message/queries.ts'
import { findAnswered } from './answer-query.ts'

export const answerKind = 'applicationAnswer'

const shownForMs = 90 * 24 * 60 * 60_000

/** Tells a person what became of their request, once: a message of the platform, which spaces cannot write. */
export const answerMessage = defineJob({
  kind: answerKind,
  retryFrom: 'failedStep',
  payload: z.object({ entId: z.string(), id: z.string() }),
  steps: [
    {
      name: 'tell',
      async run({ entId, id }, { db, newId, now }) {
        const found = await findAnswered(db, { entId, id })
        // The application is gone since.
        if (found === undefined) return
        const { title, text } = said(found)
        await insertMessage(db, {
          id: newId(),
          key: `${answerKind}:${entId}:${id}`,
          title_zh: title.zh,
          title_en: title.en,
          content_zh: JSON.stringify(plainText(text.zh)),
          content_en: JSON.stringify(plainText(text.en)),
          url: '/user/workbench/applications',
          audience: 'person',
          audience_ids: [keyOfPerson({ entId, userId: found.userId })],
          publish_at: now,
          expire_at: new Date(now.getTime() + shownForMs),
        })
      },
    },
  ],
})

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswered>>>

function said({ name, nameEn, state, word }: Answered) {
  const english = nameEn ?? name
  const title =
    state === 'granted'
      ? { zh: `您可以使用“${name}”了`, en: `You can use “${english}” now` }
      : { zh: `您对“${name}”的申请未获同意`, en: `Your request for “${english}” was refused` }
  const without =
    state === 'granted'
      ? { zh: '请在应用中心打开。', en: 'You find it under Apps.' }
      : { zh: '管理员没有填写说明。', en: 'The administrator did not say why.' }
  return { title, text: word === '' ? without : { zh: word, en: word } }
}
