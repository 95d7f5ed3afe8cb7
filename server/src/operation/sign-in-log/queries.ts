import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { normalLoginId } from '../../identity/person/login-id.ts'

type Filter = CallParsed<'listSignIns'>
type Builder = ExpressionBuilder<Database & { a: Database['audit_log'] }, 'a'>

/** Counting further would cost more than the page itself; the list then shows "10 000+". */
const countLimit = 10_001

const method = sql<string | null>`a.diff ->> 'method'`
const reason = sql<string | null>`a.diff ->> 'reason'`

/** The sign-ins of the audit log: whose account it was is its target. */
export async function selectSignIns(db: Db, filter: Filter) {
  const some = db
    .selectFrom('audit_log as a')
    .select(sql`1`.as('one'))
    .where(matches(filter))
    .limit(countLimit)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('audit_log as a')
    .select(['a.id', 'a.at', 'a.result', 'a.ent_id', 'a.ip', 'a.user_agent'])
    .select([method.as('method'), reason.as('reason')])
    .select((eb) => {
      const user = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'a.target_id')
      const enterprise = eb.selectFrom('enterprise as e').whereRef('e.id', '=', 'a.ent_id')
      return [
        user.select('u.id').as('user_id'),
        user.select('u.name').as('name'),
        user.select('u.login_id').as('login_id'),
        enterprise.select('e.name').as('ent_name'),
      ]
    })
    .where(matches(filter))
    .orderBy('a.at', filter.order)
    .orderBy('a.id', filter.order)
    .offset(filter.iDisplayStart)
    .limit(filter.iDisplayLength)
    .execute()
  return { total, rows }
}

export type SelectedSignIn = Awaited<ReturnType<typeof selectSignIns>>['rows'][number]

function matches(filter: Filter) {
  return (eb: Builder) => {
    const all: Expression<SqlBool>[] = [eb('a.action', '=', 'signIn')]
    if (filter.from !== undefined) all.push(eb('a.at', '>=', new Date(filter.from)))
    if (filter.to !== undefined) all.push(eb('a.at', '<', new Date(filter.to)))
    if (filter.result !== undefined) all.push(eb('a.result', '=', filter.result))
    if (filter.entid !== undefined) all.push(eb('a.ent_id', '=', filter.entid))
    if (isText(filter.ip)) all.push(eb('a.ip', '=', filter.ip))
    if (isText(filter.method)) all.push(sql`${method} = ${filter.method}`)
    if (isText(filter.reason)) all.push(sql`${reason} = ${filter.reason}`)
    if (isText(filter.iSearch)) all.push(eb('a.target_id', 'in', accountsNamed(eb, filter.iSearch)))
    return eb.and(all)
  }
}

function accountsNamed(eb: Builder, name: string) {
  return eb
    .selectFrom('user_account')
    .select('user_account.id')
    .where((one) =>
      one.or([
        one('user_account.id', '=', name),
        one('user_account.name', '=', name),
        one('user_account.login_id_norm', '=', normalLoginId(name)),
      ]),
    )
}

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}
