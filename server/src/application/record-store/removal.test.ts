import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenApp } from '../test/given-app.ts'
import { schemaOf } from './names.ts'
import { dropRecords } from './removal.ts'

const dayMs = 24 * 60 * 60_000
let server: TestServer
let days = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + days * dayMs) })
})
afterAll(() => server.close())

test('when the day of an enterprise has come nothing of its applications and records is left, and all of another one’s', async () => {
  const [going, staying] = [await givenApp(server), await givenApp(server)]
  for (const { member, where } of [going, staying]) {
    const { id } = await member.call('addRecord', { ...where, values: { name: 'a' } })
    await member.call('updateRecord', { ...where, id, rev: 1, values: { name: 'b' } })
    await member.call('addRecordComment', { ...where, id, text: 'c' })
  }
  const before = await leftOf(staying.enterprise.id)
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  const { id: entid, name } = going.enterprise
  const { version } = await operator.call('getEnterprise', { entid })
  await operator.call('closeEnterprise', { entid, version, reason: 'x', name })
  expect(await leftOf(entid)).toEqual(before)
  days = 31
  await until(() => isGone(entid))
  expect(await leftOf(entid)).toEqual({
    schemas: 0,
    tables: 0,
    registered: 0,
    columns: 0,
    versions: 0,
    history: 0,
    comments: 0,
  })
  expect(await leftOf(staying.enterprise.id)).toEqual(before)
  expect(before).toMatchObject({ schemas: 1, registered: 1, versions: 1, history: 1, comments: 1 })
})

test('the records of an enterprise are dropped also when that is asked twice', async () => {
  const { enterprise } = await givenApp(server)
  const { tx } = server.services
  await dropRecords(enterprise.id, tx)
  await dropRecords(enterprise.id, tx)
  expect(await leftOf(enterprise.id)).toMatchObject({ schemas: 0, tables: 0 })
})

function isGone(entid: string) {
  return server.services.tx(platform, async (db) => {
    const row = await db.selectFrom('enterprise').select('deleted_at').where('id', '=', entid).executeTakeFirst()
    return row?.deleted_at instanceof Date
  })
}

async function leftOf(entId: string) {
  const of = (table: string) => `(select count(*)::int from ${table} where ent_id = '${entId}')`
  const { rows } = await runSql(
    server.address,
    `select (select count(*)::int from pg_namespace where nspname = '${schemaOf(entId)}') as schemas,
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where nspname = '${schemaOf(entId)}') as tables,
      ${of('app_table')} as registered, ${of('app_column')} as columns, ${of('app_version')} as versions,
      ${of('record_history')} as history, ${of('record_comment')} as comments`,
  )
  return rows[0]
}
