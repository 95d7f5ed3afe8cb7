import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { hasDepartment } from '../../../organisation/department/queries.ts'
import { selectAnnouncement } from './list-query.ts'
import { lockAnnouncement, storeAnnouncement } from './queries.ts'
import { selectReaderList } from './reader-list-query.ts'
import { notifyUnread } from './tell-people.ts'

const dayMs = 24 * 60 * 60_000

export async function listAnnouncementReaders(filter: CallParsed<'listAnnouncementReaders'>, context: Context) {
  const { db, lang } = context
  const { departmentId } = filter
  if (departmentId !== undefined && !(await hasDepartment(db, departmentId))) throw new Problem('departmentNotFound')
  if ((await selectAnnouncement(db, filter.id)) === undefined) throw new Problem('messageNotFound')
  const { total, rows } = await selectReaderList(db, { ...filter, entId: spaceOf(context).entId })
  const list = rows.map(({ department, departmentEn, readAt, ...person }) => ({
    ...person,
    departmentName: department === null ? null : nameIn(lang, { name: department, nameEn: departmentEn }),
    readAt: readAt?.toISOString() ?? null,
  }))
  return { total, list }
}

/** Of two authors who remind at once, the second is told that the first one did. */
export async function remindAnnouncementReaders(
  { id }: CallParsed<'remindAnnouncementReaders'>,
  context: Context,
): Promise<{ people: number }> {
  const { db, now } = context
  const { entId } = spaceOf(context)
  const current = await lockAnnouncement(db, id)
  if (current === undefined) throw new Problem('messageNotFound')
  const { status, expire_at: end, reminded_at: before } = current
  if (status !== 'published' || (end !== null && end <= now)) throw new Problem('messageNotOut')
  if (before !== null && before.getTime() > now.getTime() - dayMs) throw new Problem('announcementReminded')
  const people = await notifyUnread(context, { entId, id, by: sessionOf(context).userId, event: 'reminded' })
  if (people > 0) await storeAnnouncement(db, id, { reminded_at: now })
  const act = { action: 'remindAnnouncementReaders', targetKind: 'announcement', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { title: current.title_zh ?? current.title_en, asked: people } })
  return { people }
}
