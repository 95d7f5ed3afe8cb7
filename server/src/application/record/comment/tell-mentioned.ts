import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import type { OpenEntity } from '../record/open-app.ts'

type Mentioned = { userIds: readonly string[]; recordId: string }

/**
 * Tells each person, in the transaction of the comment. It says who and where, and nothing of the record: that is read there,
 * by the rights of that moment.
 */
export function tellMentioned({ appId, entity }: OpenEntity, { userIds, recordId }: Mentioned, context: Context) {
  const { entId } = spaceOf(context)
  const subject = { appId, entity: entity.key, recordId }
  return notify(context, { entId, kind: 'mention', subject, to: userIds, by: sessionOf(context).userId })
}
