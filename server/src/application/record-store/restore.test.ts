import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { handOver } from '../../foundation/db/embedded/owner.ts'
import { createPool } from '../../foundation/db/pool.ts'
import { restrictDatabase } from '../../foundation/db/restrict.ts'
import { addressOf, runSql, testCluster } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { aField, entityOf, givenApp, publish } from '../test/given-app.ts'
import { schemaOf } from './names.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a dump by the owner reads the records of every enterprise with row security, and is refused without', async () => {
  for (const { member, where, enterprise } of [await givenApp(server), await givenApp(server)]) {
    await member.call('addRecord', { ...where, values: { name: 'kept' } })
    const [table] = await tablesOf(enterprise.id)
    const { rows } = await runSql(server.address, `select name from ${table}`)
    expect(rows).toEqual([{ name: 'kept' }])
    const refused = runSql(server.address, `set row_security = off; select name from ${table}`)
    await expect(refused).rejects.toThrow(/row-level security/)
  }
})

test('tables that the owner restored are the builder’s again with the next start', async () => {
  const app = await givenApp(server)
  await giveTo(server.address, app.enterprise.id)
  const log = pino({ level: 'silent' })
  const pool = createPool(server.address, { log, max: 1 })
  await restrictDatabase(pool, log)
  await pool.end()
  await expectWhole(app)
})

test('tables that the superuser of an embedded database restored are the builder’s again with the next start', async () => {
  const app = await givenApp(server)
  const { rows } = await runSql(server.address, 'select current_database() as name')
  const cluster = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  const superuser = addressOf(cluster.superuser, String(rows[0]?.name))
  await giveTo(superuser, app.enterprise.id)
  await handOver(superuser)
  await expectWhole(app)
})

async function giveTo(user: TestServer['address'], entId: string) {
  for (const table of await tablesOf(entId)) await runSql(user, `alter table ${table} owner to current_user`)
  await runSql(user, `alter schema "${schemaOf(entId)}" owner to current_user`)
}

/** A new version adds a column, which the owner of the table alone may. */
async function expectWhole({ builder, appId, uid }: Awaited<ReturnType<typeof givenApp>>) {
  const fields = [aField('text', { key: 'name' }), aField('text', { key: 'more' })]
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf(fields) })
  const number = await publish(builder, appId)
  expect((await builder.call('listApplicationVersions', { appId }))[0]).toMatchObject({ number, state: 'published' })
}

async function tablesOf(entId: string) {
  const { rows } = await runSql(
    server.address,
    `select format('%I.%I', nspname, relname) as name from pg_class c
      join pg_namespace n on n.oid = relnamespace where nspname = '${schemaOf(entId)}' and relkind = 'r'`,
  )
  return rows.map(({ name }) => String(name))
}
