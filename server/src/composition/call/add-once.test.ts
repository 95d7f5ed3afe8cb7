import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { runSql } from '../../test/cluster.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what is added again after a lost answer is there once, and is answered as at first', async () => {
  const { administrator, add, names } = await stage()
  const onceKey = randomId()
  const one = await add('研发部', { onceKey })
  expect(await add('研发部', { onceKey })).toEqual(one)
  expect([await names(), await acts(one.id)]).toEqual([['研发部'], 1])
  expect((await administrator.call('addDepartment', { name: '研发部' })).id).not.toBe(one.id)
})

test('of two that add the same at once the second waits for the first, and gets its answer', async () => {
  const { add, names } = await stage()
  const onceKey = randomId()
  const ids = await Promise.all([1, 2, 3].map(async () => (await add('研发部', { onceKey, code: 'RD' })).id))
  expect([new Set(ids).size, await names()]).toEqual([1, ['研发部']])
})

test('what was changed in the form since is refused: what was sent first is there', async () => {
  const { administrator, add, names } = await stage()
  const onceKey = randomId()
  await add('研发部', { onceKey, code: 'RD' })
  const again = await administrator.tryCall('addDepartment', { name: '研究部', code: 'RD', onceKey })
  expect([again.status, again.error, await names()]).toEqual([409, 'sentBefore', ['研发部']])
})

test('a key counts for its person and enterprise alone', async () => {
  const { administrator, colleague, add, names } = await stage()
  const onceKey = randomId()
  const one = await add('研发部', { onceKey })
  const other = await add('研发部', { onceKey }, colleague)
  const elsewhere = await stage()
  const third = await elsewhere.add('研发部', { onceKey })
  expect([new Set([one.id, other.id, third.id]).size, (await names()).length]).toEqual([3, 2])
  const asked = { name: '研发部', onceKey }
  expect(await administrator.call('addDepartment', asked)).toEqual(one)
})

test('a first try that is refused leaves no key: the next one adds', async () => {
  const { administrator, add, names } = await stage()
  await add('研发部', { code: 'RD' })
  const onceKey = randomId()
  const asked = { name: '研究部', code: 'RD', onceKey }
  expect((await administrator.tryCall('addDepartment', asked)).error).toBe('departmentCodeTaken')
  await administrator.call('addDepartment', { ...asked, code: 'RS' })
  expect((await names()).toSorted()).toEqual(['研发部', '研究部'].toSorted())
})

async function stage() {
  const enterprise = await server.given.enterprise()
  const signIn = () => server.given.signedIn({ enterprise, userType: UserType.administrator })
  const [administrator, colleague] = [await signIn(), await signIn()]
  const add = (name: string, more: { onceKey?: string; code?: string } = {}, by: Client = administrator) =>
    by.call('addDepartment', { name, ...more })
  const names = async () => (await administrator.call('listDepartments', {})).map(({ name }) => name)
  return { administrator, colleague, add, names }
}

/** How often the audit log says that a department was added. */
async function acts(id: string) {
  const { rows } = await runSql(
    server.address,
    `select count(*)::int as count from audit_log where action = 'addDepartment' and target_id = '${id}'`,
  )
  return rows[0]?.['count']
}
