import { publish } from '../../../foundation/sending/live/queries.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { selectPeople } from './queries.ts'

type Of = { entId: string; id: string }

/** Open pages of the people whom it is for ask anew: there is an announcement more, one less, or it says something else. */
export async function tellPeople(db: Db, { entId, id, audience }: Of & { audience: 'everyone' | 'chosen' }) {
  if (audience === 'everyone') return publish(db, { kind: 'messages', payload: {}, audience: { entId, to: 'all' } })
  const ids = await selectPeople(db, { entId, id })
  if (ids.length > 0) await publish(db, { kind: 'messages', payload: {}, audience: { entId, to: 'person', ids } })
}

/** So many in one statement. */
const batch = 1000

type Occasion = Of & { by: string | null; event: 'published' | 'reminded' }

/** Tells each of the people who have not read it, as they chose. Answers how many they are. */
export async function notifyUnread(context: Pick<Context, 'db' | 'newId' | 'now'>, { entId, id, by, event }: Occasion) {
  const all = (await selectPeople(context.db, { entId, id, isUnread: true })).filter((userId) => userId !== by)
  const about = { entId, kind: 'announcement', subject: { announcementId: id, event }, by } as const
  const isInPortal = event === 'published'
  for (let from = 0; from < all.length; from += batch)
    await notify(context, { ...about, isInPortal, to: all.slice(from, from + batch) })
  return all.length
}
