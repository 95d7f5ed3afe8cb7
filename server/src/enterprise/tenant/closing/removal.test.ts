import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { Client } from 'pg'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { removeRows } from './queries.ts'

const dayMs = 24 * 60 * 60_000
let server: TestServer
let second: Awaited<ReturnType<TestServer['startAnother']>>
let operator: Awaited<ReturnType<TestServer['given']['signedIn']>>
let days = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + days * dayMs) })
  second = await server.startAnother()
})
afterAll(async () => {
  await second.stop()
  await server.close()
})

const inPlatform = <T>(work: Parameters<typeof server.services.tx<T>>[1]) => server.services.tx(platform, work)

/** Tables that name an enterprise and keep their rows when it goes, and why. */
const kept = {
  audit_log: 'what was done stays proven; its chain must not end',
  stored_file: 'marked as removed: the sweep takes the bytes, and then the row',
  session: 'goes on in no enterprise, or has ended; goes some days after its end',
  acting: 'its person sees for a year that an operator acted as them',
  job: 'deleted last, but for the one that deletes',
} as const

/** An enterprise with what it begins with, and a member. */
async function whole() {
  days = 0
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  const name = `Enterprise ${newId()}`
  const { entid } = await operator.call('addEnterprise', {
    name,
    admin: { loginId: `admin-${newId()}`, name: 'First' },
    idempotencyKey: newId(),
  })
  await until(async () => (await operator.call('getEnterprise', { entid })).status === 'active')
  const member = await server.given.signedIn({ enterprise: { id: entid } })
  return { entid, name, member }
}

async function close({ entid, name }: { entid: string; name: string }) {
  const { version } = await operator.call('getEnterprise', { entid })
  await operator.call('closeEnterprise', { entid, version, reason: 'x', name })
}

const isGone = (entid: string) =>
  inPlatform(async (db) => {
    const row = await db.selectFrom('enterprise').select('deleted_at').where('id', '=', entid).executeTakeFirst()
    return row?.deleted_at instanceof Date
  })

test('every table that names an enterprise loses its rows with it, or says here why it keeps them', async () => {
  const { rows } = await runSql(
    server.address,
    `select c.relname as name, pg_get_functiondef('atrium_remove_space'::regproc) like '%''' || c.relname || '''%' as goes
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ent_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const staying = rows.filter(({ goes }) => goes !== true).map(({ name }) => name)
  expect(staying).toEqual(Object.keys(kept).sort())
})

test('when the day has come its data go, once, whichever of two processes does it; accounts and the log stay', async () => {
  const { entid, name, member } = await whole()
  const { userId: ghost } = await madeMember(entid)
  await inPlatform((db) =>
    server.services.files.create(db, {
      id: newId(),
      entId: entid,
      sizeBytes: 3,
      purpose: 'test',
      name: 'x',
      mediaType: 'text/plain',
      createdBy: null,
      expiresAt: null,
    }),
  )
  await close({ entid, name })
  days = 31
  await until(() => isGone(entid))
  const { rows } = await runSql(
    server.address,
    `select 'membership' as of, count(*)::int as n from membership where ent_id = '${entid}'
      union all select 'role', count(*) from role where ent_id = '${entid}'
      union all select 'application', count(*) from application where ent_id = '${entid}'
      union all select 'message', count(*) from message where audience_ids @> array['${entid}']
      union all select 'file', count(*) from stored_file where ent_id = '${entid}' and status <> 'removed'
      union all select 'once', count(*) from audit_log where ent_id = '${entid}' and action = 'removeEnterprise'`,
  )
  const left = Object.fromEntries(rows.map(({ of, n }) => [of, Number(n)]))
  expect(left).toEqual({ membership: 0, role: 0, application: 0, message: 0, file: 0, once: 1 })
  const accounts = await inPlatform((db) =>
    db
      .selectFrom('user_account')
      .select(['id', 'deleted_at', 'name'])
      .where('id', 'in', [member.person.id, ghost])
      .execute(),
  )
  const account = (id: string) => accounts.find((one) => one.id === id)
  expect(account(member.person.id)).toMatchObject({ deleted_at: null })
  expect(account(ghost)).toMatchObject({ deleted_at: expect.any(Date), name: '-' })
  // The name is free again, and the chain of its log is whole.
  const again = await server.given.enterprise({ name })
  expect(again.name).toBe(name)
  const { rows: broken } = await runSql(
    server.address,
    `select seq from (select seq, prev_hash, lag(hash) over (order by seq) as before from audit_log where ent_id = '${entid}') a
      where before is not null and before <> prev_hash`,
  )
  expect(broken).toEqual([])
})

test('a process that is killed in the middle leaves the rest to another one', async () => {
  const { entid, name } = await whole()
  await close({ entid, name })
  // As it stands when a process ended after some of the rows: its lease has run out.
  await inPlatform(async (db) => {
    await db.updateTable('enterprise').set({ status: 'closed' }).where('id', '=', entid).execute()
    expect(await removeRows(db, entid, 4)).toBe(4)
    await db
      .updateTable('job')
      .set({ status: 'running', step: 'shut', attempts: 1, lease_until: new Date(0) })
      .where('kind', '=', 'removeEnterprise')
      .where('ent_id', '=', entid)
      .execute()
  })
  await until(() => isGone(entid))
  const { rows } = await runSql(server.address, `select count(*)::int as n from membership where ent_id = '${entid}'`)
  expect(rows).toEqual([{ n: 0 }])
})

test('who is in another enterprise, too, goes on there, and those below it stand on their own', async () => {
  const { entid, name, member } = await whole()
  const other = await server.given.enterprise()
  const below = await server.given.enterprise()
  await inPlatform(async (db) => {
    await db.insertInto('membership').values({ ent_id: other.id, user_id: member.person.id, user_type: 0 }).execute()
    await db.updateTable('enterprise').set({ parent_id: entid }).where('id', '=', below.id).execute()
  })
  await member.call('switchEnterprise', { entId: other.id })
  await close({ entid, name })
  days = 31
  await until(() => isGone(entid))
  days = 0
  expect((await member.call('getCurrentEnterprise', {})).curEntId).toBe(other.id)
  const next = await server.given.signIn(member.person)
  expect((await next.call('listOwnEnterprises', {})).list.map(({ entId }) => entId)).toEqual([other.id])
  const parent = await inPlatform((db) =>
    db.selectFrom('enterprise').select('parent_id').where('id', '=', below.id).executeTakeFirstOrThrow(),
  )
  expect(parent.parent_id).toBeNull()
})

test('whoever is given a way in of their own while the data go keeps their account', async () => {
  const { entid, name } = await whole()
  const { userId } = await madeMember(entid)
  await close({ entid, name })
  const giving = new Client(server.address)
  await giving.connect()
  try {
    // An operator gives them a password at that very moment: the removal has chosen its people, and waits for the account.
    await giving.query('begin')
    await giving.query('select from user_account where id = $1 for update', [userId])
    days = 31
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await giving.query(waiting)).rows.length > 0)
    await giving.query(`insert into credential (user_id, phc) values ($1, 'x')`, [userId])
    await giving.query('commit')
  } finally {
    await giving.end()
  }
  await until(() => isGone(entid))
  const { rows } = await runSql(server.address, `select name, deleted_at from user_account where id = '${userId}'`)
  expect(rows).toEqual([{ name: 'Made', deleted_at: null }])
})

/** Whom the enterprise's messenger has made, and nothing else opens. */
async function madeMember(entId: string) {
  const userId = newId()
  await inPlatform(async (db) => {
    await sql`insert into user_account (id, login_id, login_id_norm, name, made_by_ent_id)
      values (${userId}, ${userId}, ${userId}, 'Made', ${entId})`.execute(db)
    await db.insertInto('membership').values({ ent_id: entId, user_id: userId, user_type: 0 }).execute()
  })
  return { userId }
}
