import { plainText } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { insertMessage, keyOfPerson } from '../../enterprise/message/queries.ts'
import { namesOf } from '../record/queries.ts'
import type { OpenEntity } from '../record/open-app.ts'

const shownForMs = 90 * 24 * 60 * 60_000

type Mentioned = { userIds: readonly string[]; commentId: string; recordId: string }

/**
 * A message to each person, once for a comment, written as the platform, whose messages are. It says who and where, and nothing
 * of the record: that is read there, by the rights of that moment. It is the last thing that the call does, so a comment that
 * is refused tells nothing.
 */
export async function tellMentioned({ appId, app, entity }: OpenEntity, mentioned: Mentioned, context: Context) {
  const { userIds, commentId, recordId } = mentioned
  const by = sessionOf(context).userId
  const others = userIds.filter((userId) => userId !== by)
  if (others.length === 0) return
  const { entId } = spaceOf(context)
  const { services, newId, now } = context
  const name = (await namesOf(context.db, [by])).get(by) ?? ''
  await services.tx(platform, async (db) => {
    for (const userId of others)
      await insertMessage(db, {
        id: newId(),
        key: `mention:${entId}:${commentId}:${userId}`,
        title_zh: `${name} 在“${app.name}”中提到了您`,
        title_en: `${name} mentioned you in “${app.nameEn ?? app.name}”`,
        content_zh: JSON.stringify(plainText('请打开记录查看评论。')),
        content_en: JSON.stringify(plainText('Open the record to read the comment.')),
        url: `/app/${appId}/${entity.key}/${recordId}`,
        audience: 'person',
        audience_ids: [keyOfPerson({ entId, userId })],
        publish_at: now,
        expire_at: new Date(now.getTime() + shownForMs),
      })
  })
}
