import type { Suggestion } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { selectTitledAnnouncements } from '../../../enterprise/message/announcement/inbox-query.ts'
import { matching } from '../../../enterprise/application/matching.ts'
import { readerOf } from '../../../enterprise/message/message/inbox.ts'
import { selectTitled } from '../../../enterprise/message/message/queries.ts'
import { announcementOf, messageOf } from '../../../enterprise/message/message/row.ts'
import { selectDepartmentNames } from '../../../organisation/department/queries.ts'
import { findNamed, selectNamed } from '../../../organisation/directory/list-query.ts'
import { beginningFirst, eachMost } from './best.ts'

/** People of the directory, whose cards stand there. Asks the platform, so before this call holds a connection of its own. */
export async function suggestedPeople(text: string, context: Context): Promise<Suggestion[]> {
  const { db, services } = context
  const { entId } = spaceOf(context)
  const ids = await services.tx(platform, (all) => findNamed(all, { entId, text }))
  if (ids.length === 0) return []
  const rows = await selectNamed(db, { entId, text, ids, most: eachMost })
  return rows.map(({ userId, name, department, departmentEn }) => ({
    type: 'person',
    id: userId,
    title: name,
    detail: department === null ? '' : nameIn(context.lang, { name: department, nameEn: departmentEn }),
    url: `/user/directory?person=${userId}`,
  }))
}

/** Departments, each with the one above it: the directory shows their people. */
export async function suggestedDepartments(text: string, { db, lang }: Context): Promise<Suggestion[]> {
  const rows = (await selectDepartmentNames(db)).map((row) => ({ ...row, description: '' }))
  const names = new Map(rows.map((row) => [row.id, nameIn(lang, row)]))
  return beginningFirst(await matching(rows, text), text)
    .slice(0, eachMost)
    .map(({ id, parentId, ...named }) => ({
      type: 'department',
      id,
      title: nameIn(lang, named),
      detail: names.get(parentId ?? '') ?? '',
      url: `/user/directory?departmentId=${id}`,
    }))
}

/** Announcements and messages of operators to the caller, by their titles. */
export async function suggestedMessages(text: string, context: Context): Promise<Suggestion[]> {
  const { db } = context
  const announcements = await selectTitledAnnouncements(db, { text, most: eachMost })
  const rows = await selectTitled(db, readerOf(context), { text, most: eachMost })
  return [...announcements.map((row) => announcementOf(row, context)), ...rows.map((row) => messageOf(row, context))]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, eachMost)
    .map(({ id, title, createdAt }) => {
      return { type: 'message', id, title, detail: createdAt.slice(0, 10), url: '/user/workbench/messages' }
    })
}
