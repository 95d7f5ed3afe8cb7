import {
  calls,
  type CallParsed,
  type ExportColumn,
  type ExportedList,
  type Lang,
} from '@atrium/shared-utility/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { readOn, type Keys } from '../../foundation/query/list/keyset-query.ts'
import { countFound, type Order } from '../../foundation/query/list/list-query.ts'
import type { WrittenColumn } from './tables.ts'
import { auditOf } from '../watch/audit/list-query.ts'
import { auditRowOf } from '../watch/audit/row.ts'
import { enterprisesOf } from '../../enterprise/tenant/enterprise/list-query.ts'
import { enterpriseRowOf } from '../../enterprise/tenant/enterprise/row.ts'
import { liveSessionsOf } from '../people/live-session/queries.ts'
import { liveSessionOf } from '../people/live-session/row.ts'
import { membersOf } from '../../enterprise/member/member/list-query.ts'
import { memberRowOf } from '../../enterprise/member/member/row.ts'
import { must } from '../../foundation/process/error/must.ts'
import { signInsOf } from '../people/sign-in-log/queries.ts'
import { signInRowOf } from '../people/sign-in-log/row.ts'
import { usersOf } from '../people/user/queries.ts'
import { userRowOf } from '../people/user/row.ts'

type Whose = { userId: string; entId: string | null }
type ListInput = { asked: Record<string, unknown>; lang: Lang; now: Date; of: Whose }

/** A list as an export reads it: how many there are, and the rows after some row, as its call answers them. */
type Reader = {
  count: (most: number) => Promise<number>
  read: (after: Keys | null, most: number) => Promise<{ rows: Record<string, unknown>[]; next: Keys | null }>
}

/** Each with the very filters and order of its call. */
const readers: { [Name in ExportedList]: (db: Db, asked: Parsed<Name>) => Reader } = {
  listUsers: (db, { filter, now }) => reader(db, usersOf(db, { ...filter, now }), rowsOf('listUsers', userRowOf)),
  listEnterprises: (db, { filter, lang }) =>
    reader(
      db,
      enterprisesOf(db, filter),
      rowsOf('listEnterprises', (row) => enterpriseRowOf(row, lang)),
    ),
  listSignIns: (db, { filter }) => reader(db, signInsOf(db, filter), rowsOf('listSignIns', signInRowOf)),
  listAudit: (db, { filter }) =>
    reader(
      db,
      auditOf(db, filter),
      rowsOf('listAudit', (row) => auditRowOf(row, () => null)),
    ),
  listLiveSessions: (db, { filter, now }) =>
    reader(
      db,
      liveSessionsOf(db, { ...filter, now }),
      rowsOf('listLiveSessions', (row) => liveSessionOf(row, { now, sessionId: null })),
    ),
  listMembers: (db, { filter, lang, of }) =>
    reader(
      db,
      membersOf(db, { ...filter, lang, entId: must(of.entId, 'the enterprise of its members') }),
      rowsOf('listMembers', (row) => memberRowOf(row, of.userId)),
    ),
}

type Parsed<Name extends ExportedList> = { filter: CallParsed<Name>; lang: Lang; now: Date; of: Whose }

export function openList<Name extends ExportedList>(db: Db, list: Name, { asked, ...rest }: ListInput): Reader {
  // Its own schema has read it; that the schema is that of `list` generic code cannot see.
  return readers[list](db, { filter: calls[list].input.parse(asked) as CallParsed<Name>, ...rest })
}

/** The columns of the screen that are written: fields that the rows of the list have, and nothing else. */
export function columnsOf(list: ExportedList, columns: readonly ExportColumn[]): WrittenColumn[] {
  const { shape } = calls[list].output.shape.list.element
  const isField = (name: string) => Object.hasOwn(shape, name)
  return columns.flatMap(({ field, others, label, words }) => {
    if (isField(field)) return [{ field, label, ...(words && { words }) }]
    const told = others.filter(isField)
    return told.map((other) => ({ field: other, label: told.length === 1 ? label : `${label} (${other})` }))
  })
}

type Listed<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row> = {
  found: SelectQueryBuilder<DB, Table, object>
  rows: SelectQueryBuilder<RowDB, RowTable, Row>
  order: Order
}

function reader<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  { found, rows, order }: Listed<DB, Table, RowDB, RowTable, Row>,
  rowOf: (row: Row) => Record<string, unknown>,
): Reader {
  return {
    count: (most) => countFound(db, found, most),
    async read(after, most) {
      const page = await readOn(rows, { order, after, most })
      return { ...page, rows: page.rows.map(rowOf) }
    },
  }
}

/** The rows as the call answers them: an undeclared field never leaves. */
function rowsOf<Row>(list: ExportedList, rowOf: (row: Row) => object) {
  const { element } = calls[list].output.shape.list
  return (row: Row): Record<string, unknown> => element.parse(rowOf(row))
}
