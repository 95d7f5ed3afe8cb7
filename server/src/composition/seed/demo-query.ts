import { setOwner } from '../../enterprise/tenant/enterprise/owner-query.ts'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { Db } from '../../foundation/db/tx.ts'
import {
  addApplications,
  addRoles,
  addSpaceSettings,
  openEnterprise,
} from '../../enterprise/tenant/enterprise/provisioning-query.ts'
import { insertEnterprise } from '../../enterprise/tenant/enterprise/queries.ts'
import { demoEnterprises, type demoAccounts } from '../../portal/page/demo/accounts.ts'
import { categories, enterprises, navigation, messages } from './content.ts'
import { addMessages } from './messages-query.ts'
import { giveBuiltInRole, insertMembership } from '../../identity/people/membership/queries.ts'

/** Two enterprises, set up as the provisioning would, with people of every type at work in them. */
export async function seedDemo(db: Db, people: readonly SeededPerson[]) {
  await addCategories(db, people)
  for (const enterprise of enterprises) await addEnterprise(db, enterprise)
  for (const person of people) await addMember(db, person)
  for (const { id } of enterprises) await openEnterprise(db, { entId: id, now: new Date() })
  await addNavigation(db)
  await addMessages(db, { messages, now: new Date() })
}

async function addCategories(db: Db, people: readonly SeededPerson[]) {
  await db
    .insertInto('saas_category')
    .values(categories.map(({ inCare: _inCare, ...category }, sort) => ({ ...category, sort })))
    .execute()
  const administrators = people.filter(({ userType }) => userType === UserType.saasAdministrator)
  const administered = categories.filter(({ inCare }) => inCare)
  const rows = administrators.flatMap(({ id }) =>
    administered.map((category) => ({ category_id: category.id, user_id: id, rights: ['view'] })),
  )
  await db.insertInto('saas_admin').values(rows).execute()
}

async function addEnterprise(db: Db, enterprise: (typeof enterprises)[number]) {
  await insertEnterprise(db, {
    id: enterprise.id,
    name: enterprise.name,
    short_name: enterprise.shortName,
    ent_type: enterprise.entType,
    saas_id: enterprise.saasId,
    parent_id: enterprise.parentId,
    is_control: enterprise.isControl,
    self: enterprise.self,
    storage_quota_mb: enterprise.storageMb,
  })
  await addSpaceSettings(db, enterprise.id)
  await addRoles(db, { entId: enterprise.id, newId })
  await addApplications(db, { entId: enterprise.id, newId })
}

async function addMember(db: Db, person: SeededPerson) {
  const { id, entId, alsoIn, userType } = person
  if (entId === null) return
  const isOwner = userType === UserType.administrator
  // The first is where the person was last, so it is where they begin.
  await joinEnterprise(db, person, { entId, isOwner, lastUsedAt: alsoIn === undefined ? null : new Date() })
  if (isOwner) await setOwner(db, { entId, userId: id })
  if (alsoIn !== undefined) await joinEnterprise(db, person, { entId: alsoIn, isOwner: false, lastUsedAt: null })
}

type Joining = { entId: string; isOwner: boolean; lastUsedAt: Date | null }

async function joinEnterprise(
  db: Db,
  { id: userId, userType, title }: SeededPerson,
  { entId, isOwner, lastUsedAt }: Joining,
) {
  const membership = { ent_id: entId, user_id: userId, user_type: userType, is_owner: isOwner }
  await insertMembership(db, { ...membership, title: title ?? null, last_used_at: lastUsedAt })
  await giveBuiltInRole(db, { entId, userId, userType })
}

async function addNavigation(db: Db) {
  const rows = navigation.map((item, sort) => ({ ...item, sort, ent_id: demoEnterprises.two.id }))
  await db.insertInto('navigation_item').values(rows).execute()
}

export type SeededPerson = (typeof demoAccounts)[number] & { id: string; phc: string }
