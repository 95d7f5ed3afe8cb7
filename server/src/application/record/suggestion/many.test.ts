import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addressOf, runSql, testCluster } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { find, givenOneOfEach } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a record is found behind a thousand newer ones, and of many that hold a text ten are told', async () => {
  const { member, builder, enterprise, appId, where } = await givenOneOfEach(server)
  await builder.call('addRecord', { ...where, values: { title: '批次' } })
  const table = `(select name from app_table where app_id = '${appId}')`
  const { rows } = await runSql(server.address, `select ${table} as name`)
  await runSql(
    server.address,
    `insert into records_${enterprise.id}.${String(rows[0]?.name)} (_id, _created_at, _created_by, _updated_at, _updated_by, _search, title)
      select 'more' || n, now() + interval '1 s', '', now(), '', '批次 ' || n, '批次 ' || n from generate_series(1, 1000) n`,
  )
  expect(await find(member, '紫藤', 'records')).toEqual(['record 紫藤采购合同'])
  expect(await find(member, '批次', 'records')).toHaveLength(5)
})

test('a person is found among a thousand others, of whom each name holds less of the text', async () => {
  const { member, enterprise } = await givenOneOfEach(server)
  const { rows } = await runSql(server.address, 'select current_database() as name')
  const { superuser } = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  await runSql(
    addressOf(superuser, String(rows[0]?.name)),
    `set session_replication_role = replica;
     insert into user_account (id, login_id, login_id_norm, name, name_sounds)
       select '0' || n, 'other' || n, 'other' || n, '白紫', 'bai zi' from generate_series(1, 1000) n;
     insert into membership (ent_id, user_id, user_type) select '${enterprise.id}', '0' || n, 0 from generate_series(1, 1000) n`,
  )
  expect(await find(member, '欧阳紫', 'names')).toEqual(['person 欧阳紫藤'])
  expect(await find(member, 'oyzt', 'names')).toEqual(['person 欧阳紫藤'])
  expect((await find(member, '白紫', 'names')).filter((one) => one === 'person 白紫')).toHaveLength(5)
})
