import {
  matchesFilter,
  rowRules,
  type EntityPolicy,
  type FieldRight,
  type PublishedAppRole,
  type RecordFilter,
} from '@atrium/shared-utility/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db, Transact } from '../../../../foundation/db/tx.ts'
import { rightsOf } from '../../../design/app-role/rights.ts'
import { makeTable } from '../../../record-store/ddl-query.ts'
import { tableRef } from '../../../record-store/names.ts'
import { recordsWhere } from '../../../record-store/record-query.ts'
import { shownValues } from '../../../record-store/values-query.ts'
import { aField } from '../../../test/given-app.ts'
import { storesOf } from '../stores.ts'
import { filterOf, rowsOf, shape, type Row, type Shape } from './generated.ts'
import { askerOf, today } from './people.ts'

/** The person who asks, the records asked for, and the person's roles. */
type Question = { caller: string; filter: RecordFilter | undefined; policies: readonly EntityPolicy[] }
type Round = { fields: Shape; rows: readonly Row[]; questions: readonly Question[] }

/** A table of any fields with its rows, and so many questions about them. */
export function roundOf(count: number): fc.Arbitrary<Round> {
  return shape.chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      rows: rowsOf(fields),
      questions: fc.array(questionOf(fields), { minLength: count, maxLength: count }),
    }),
  )
}

function questionOf(fields: Shape): fc.Arbitrary<Question> {
  const filter = filterOf(fields)
  const right = fc.constantFrom<FieldRight>('hidden', 'read', 'edit')
  const rights = fc.record(Object.fromEntries(fields.map(({ uid }) => [uid, right])))
  const policy = fc
    .record({ rows: fc.constantFrom(...rowRules), condition: filter, fields: fc.oneof(fc.constant({}), rights) })
    .map(({ rows, condition, ...rest }): EntityPolicy => {
      return { entity: 'e1', acts: ['read'], rows, ...rest, ...(rows === 'condition' && { condition }) }
    })
  return fc.record({
    caller: fc.constantFrom('p1', 'p3', 'p4', 'p6'),
    filter: fc.option(filter, { freq: 8, nil: undefined }),
    policies: fc.array(policy, { minLength: 1, maxLength: 3 }),
  })
}

type World = { tx: Transact; entId: string }
const table = 'agreement'

/** Asks PostgreSQL and the other back end the same questions: the first on which they do not agree, undefined where they do. */
export async function disagreement({ tx, entId }: World, { fields, rows, questions }: Round) {
  await tx({ as: 'builder' }, async (db) => {
    await sql`drop table if exists ${tableRef(entId, table)}`.execute(db)
    await makeTable(db, { entId, name: table, columns: fields.map(({ column, type }) => ({ name: column, type })) })
  })
  const read = await tx({ as: 'tenant', entId, userId: null }, async (db) => {
    await insertAll(db, entId, { fields, rows })
    const answers = questions.map(
      (one, index) => sql`(${conditionOf(entId, fields, one)}) is true as ${sql.id(`q${index}`)}`,
    )
    return sql<Read>`select _created_by, _created_at, _updated_by, ${shownValues(fields)} as values, ${sql.join(answers)}
      from ${tableRef(entId, table)} order by _id`.execute(db)
  })
  for (const [index, question] of questions.entries())
    for (const row of read.rows) {
      const expected = isMeant(question, row, fields)
      if (row[`q${index}`] !== expected) return { question, row, fields, expected }
    }
  return undefined
}

type Read = { _created_by: string; _created_at: Date; _updated_by: string; values: Record<string, unknown> } & Record<
  string,
  unknown
>

async function insertAll(db: Db, entId: string, { fields, rows }: Pick<Round, 'fields' | 'rows'>) {
  const own = ['_id', '_created_at', '_created_by', '_updated_at', '_updated_by']
  const names = sql.join([...own, ...fields.map(({ column }) => column)].map((name) => sql.id(name)))
  const lines = rows.map(({ at, by, values }, index) => {
    const cells = fields.map(({ column }) => values[column] ?? null)
    return sql`(${sql.join([`row${index}`, at, by, at, by, ...cells])})`
  })
  for (const line of lines) await sql`insert into ${tableRef(entId, table)} (${names}) values ${line}`.execute(db)
}

/** As a list of records asks it. */
function conditionOf(entId: string, fields: Shape, { caller, filter, policies }: Question) {
  const body = { key: 'e', label: 'e', labelEn: '' }
  const entity = { uid: 'e1', ...body, fields: fields.map(({ uid, key, type }) => ({ ...aField(type, { key }), uid })) }
  const roles = policies.map((policy): PublishedAppRole => ({ uid: 'r1', ...body, entities: [policy] }))
  const columns = fields.map(({ uid, column, type }) => ({ fieldUid: uid, name: column, type }))
  const opened = { entity, rights: rightsOf(roles, entity) }
  const { seen } = storesOf({ name: table, columns }, opened, { entId, caller, today })
  return recordsWhere(seen, { search: '', filter, related: undefined })
}

/** The same said once more, policy by policy and cell by cell. */
function isMeant({ caller, filter, policies }: Question, row: Read, fields: Shape) {
  const asker = askerOf(caller)
  const own = { _createdAt: row._created_at.toISOString(), _updatedAt: row._created_at.toISOString() }
  const whole = { ...row.values, ...own, _createdBy: row._created_by, _updatedBy: row._updated_by }
  const by = row._created_by
  const isGranted = ({ rows, condition }: EntityPolicy) => {
    if (rows === 'condition') return condition !== undefined && matchesFilter(condition, whole, { fields, asker })
    if (rows === 'all' || by === caller) return true
    if (rows === 'own') return false
    return (rows === 'department' ? asker.colleagues : asker.colleaguesBelow).has(by)
  }
  const granting = policies.filter(isGranted)
  if (granting.length === 0) return false
  if (filter === undefined) return true
  const isShown = (uid: string) => (policy: EntityPolicy) => policy.fields[uid] !== 'hidden'
  // A field that no role shows in any record is none that could be asked for.
  const known = fields.filter(({ uid }) => policies.some(isShown(uid)))
  const shown = known.filter(({ uid }) => granting.some(isShown(uid))).map(({ key }) => key)
  const cells = Object.fromEntries(
    Object.entries(whole).filter(([key]) => key in own || key.startsWith('_') || shown.includes(key)),
  )
  return matchesFilter(filter, cells, { fields: known, asker })
}
