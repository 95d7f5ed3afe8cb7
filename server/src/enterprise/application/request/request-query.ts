import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { idOnCard } from '../../../identity/people/membership/card-query.ts'
import { nameHolds } from '../../../identity/people/person/search-query.ts'
import { lacksRole, mayAskFor, type Viewer } from '../open-query.ts'

/** What a person may ask for, with when they did where that is open still. */
export function selectAskable(db: Db, viewer: Viewer) {
  return db
    .selectFrom('application')
    .leftJoin('application_request as asked', (join) =>
      join
        .onRef('asked.ent_id', '=', 'application.ent_id')
        .onRef('asked.application_id', '=', 'application.id')
        .on('asked.user_id', '=', viewer.userId)
        .on('asked.state', '=', 'open'),
    )
    .select(['application.id', 'application.name', 'application.name_en as nameEn'])
    .select(['application.icon', 'application.color', 'application.description', 'asked.asked_at as askedAt'])
    .where(mayAskFor(viewer))
    .orderBy('application.sort')
    .orderBy('application.id')
    .execute()
}

export function findAskable(db: Db, viewer: Viewer, id: string) {
  return db.selectFrom('application').select('name').where('id', '=', id).where(mayAskFor(viewer)).executeTakeFirst()
}

export type NewRequest = { entId: string; id: string; applicationId: string; userId: string; reason: string; now: Date }

/** False where one of this person for this application is open already, however many are made at once. */
export async function insertRequest(db: Db, { entId, id, applicationId, userId, reason, now }: NewRequest) {
  const row = { ent_id: entId, id, application_id: applicationId, user_id: userId, reason, asked_at: now }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('application_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type Filter = CallParsed<'listApplicationRequests'>

export function selectRequests(db: Db, filter: Filter) {
  const found = db
    .selectFrom('application_request as r')
    .innerJoin('application as a', (join) =>
      join.onRef('a.ent_id', '=', 'r.ent_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .leftJoin('user_account as by', 'by.id', 'r.answered_by')
    .leftJoin('user_account as for', 'for.id', 'r.answered_for')
    .where((eb) => eb.and(those(conditions(filter))))
  const rows = found
    .select([
      'r.id',
      'r.application_id as applicationId',
      'a.name',
      'a.name_en as nameEn',
      'a.icon',
      'a.color',
      'r.user_id as userId',
      'u.name as userName',
    ])
    .select(['r.reason', 'r.state', 'r.word', 'r.asked_at', 'r.answered_at', 'by.name as answeredBy'])
    .select('for.name as answeredFor')
    .select(lacksRole({ userId: sql.ref('r.user_id') }, 'a').as('needsRole'))
    .select([
      idOnCard('r.ent_id', 'r.answered_by').as('answeredById'),
      idOnCard('r.ent_id', 'r.answered_for').as('answeredForId'),
    ])
  const by = [sql`r.asked_at`, sql`r.id`]
  return selectList(db, { found, rows, page: filter, order: { by, order: 'desc' } })
}

function conditions({ state, iSearch }: Filter) {
  return {
    state: when(state, (wanted) => sql<boolean>`r.state = ${wanted}`),
    iSearch: when(iSearch, (text) => nameHolds(text, 'notAsked')),
  } satisfies Conditions<'listApplicationRequests'>
}
