import { newId } from '../../foundation/db/id.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { demoBesides, demoDepartments, type DemoDepartment } from './departments.ts'

/** The departments of the demo enterprises, with heads and people; to be called once all members have joined. */
export async function addDepartments(db: Db) {
  const people = await selectPeople(db)
  const idOf = (loginId: string) => people.find((one) => one.login_id === loginId)?.user_id ?? null
  const ids = new Map(demoDepartments.map((department) => [keyOf(department.entId, department.name), newId()]))
  const rows = demoDepartments.map(({ entId, name, nameEn, code, above, head }, sort) => ({
    ent_id: entId,
    id: ids.get(keyOf(entId, name)) ?? '',
    parent_id: above === undefined ? null : (ids.get(keyOf(entId, above)) ?? null),
    name,
    name_en: nameEn,
    code: code ?? null,
    head_id: head === undefined ? null : idOf(head),
    sort: sort + 1,
  }))
  await db.insertInto('department').values(rows).execute()
  const main = people.flatMap(({ ent_id: entId, user_id: userId, title }) => {
    const [department = '', position = ''] = (title ?? '').split(' · ')
    const found = demoDepartments.find((one) => one.entId === entId && isCalled(one, department))
    return found === undefined
      ? []
      : [placed({ entId, userId, id: ids.get(keyOf(entId, found.name)), title: position })]
  })
  await db.insertInto('department_member').values(main).execute()
  await clearTitles(db, main)
  const besides = demoBesides.map(({ entId, loginId, department, title }) =>
    placed({ entId, userId: idOf(loginId) ?? '', id: ids.get(keyOf(entId, department)), title }),
  )
  await db.insertInto('department_member').values(besides).execute()
}

function selectPeople(db: Db) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['m.ent_id', 'm.user_id', 'm.title', 'u.login_id'])
    .where('m.ent_id', 'in', [...new Set(demoDepartments.map(({ entId }) => entId))])
    .execute()
}

/** Of those who are in a department: they have their positions there. */
async function clearTitles(db: Db, placed: readonly { ent_id: string; user_id: string }[]) {
  await db
    .updateTable('membership')
    .set({ title: null })
    .where((eb) => eb.or(placed.map(({ ent_id, user_id }) => eb.and({ ent_id, user_id }))))
    .execute()
}

type Placement = { entId: string; userId: string; id: string | undefined; title: string }

function placed({ entId, userId, id = '', title }: Placement) {
  return { ent_id: entId, department_id: id, user_id: userId, title }
}

function keyOf(entId: string, name: string) {
  return `${entId} ${name}`
}

function isCalled({ name, nameEn }: DemoDepartment, text: string) {
  return name === text || nameEn === text
}
