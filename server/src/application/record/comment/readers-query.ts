import { ownPeople, type PublishedAppRole, type PublishedEntity } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { mayOpen } from '../../../enterprise/application/open-query.ts'
import { nameHolds } from '../../../identity/people/person/search-query.ts'
import { rightsOf } from '../../design/app-role/rights.ts'
import { tableRef } from '../../record-store/names.ts'
import type { Store } from '../../record-store/record-query.ts'
import { rowsOf, within } from '../../record-store/rows-query.ts'

type Shown = {
  appId: string
  entity: PublishedEntity
  store: Pick<Store, 'entId' | 'table' | 'fields'>
  recordId: string
  /** Of the live version; null where it has none. */
  roles: readonly PublishedAppRole[] | null
  /** The day in China. */
  today: string
}

type Sought = { search: string; most: number } | { ids: readonly string[] }

/** So many people of a name are looked at. */
const mostLookedAt = 500

/**
 * People who may see a record, now: the conditions are those of opening an application and of reading a record, asked of each
 * person instead of the caller. Also of one in the recycle bin; that it is not there is the caller's to know. The columns of the
 * people begin as those of a maker cannot.
 */
export async function selectReaders(db: Db, shown: Shown, sought: Sought) {
  const {
    appId,
    recordId,
    store: { entId, table },
  } = shown
  const each = sql.ref('m.user_id')
  const isMeant = 'ids' in sought ? sql<SqlBool>`u.id = any (${sought.ids}::text[])` : named(sought.search)
  const { rows } = await sql<{ userId: string; name: string }>`
    select _reader as "userId", _reader_name as name from ${tableRef(entId, table)},
      (
        select m.user_id, u.name, array(select atrium_app_roles(${appId}, m.user_id)) from membership m
          join user_account u on u.id = m.user_id
          join application a on a.ent_id = m.ent_id and a.id = ${appId}
        where m.ent_id = ${entId} and m.status = 'active' and m.user_type = any (${[...ownPeople]}::smallint[])
          and u.status = 'active' and u.deleted_at is null and ${isMeant}
          and ${mayOpen({ userId: each, isExternal: false }, 'a')}
        order by u.name collate atrium_name, u.id limit ${mostLookedAt}
      ) as reader (_reader, _reader_name, _reader_roles)
    where _id = ${recordId} and ${isRead(shown)}
    order by _reader_name collate atrium_name, _reader
    limit ${'most' in sought ? sought.most : sought.ids.length}`.execute(db)
  return rows
}

function named(search: string) {
  return search === '' ? sql<SqlBool>`true` : nameHolds(search, 'notAsked')
}

/** Whether one of the roles of a person reads the record. */
function isRead({ entity, store, roles, today }: Shown) {
  if (roles === null) return sql<SqlBool>`true`
  const asker = { entId: store.entId, caller: sql.ref('_reader'), today }
  const each = roles.map((role) => {
    const { read, conditions } = rightsOf([role], entity)
    const rows = rowsOf(asker, { read, rights: [], conditions, fields: store.fields })
    return sql<SqlBool>`(${role.uid} = any (_reader_roles) and ${within(rows, read)})`
  })
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
