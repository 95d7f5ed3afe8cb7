import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let operator: Awaited<ReturnType<TestServer['given']['signedIn']>>

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

const inPlatform = <T>(work: Parameters<typeof server.services.tx<T>>[1]) => server.services.tx(platform, work)

async function enterpriseWith(appQuota: number | null) {
  const { id } = await server.given.enterprise()
  await inPlatform((db) => db.updateTable('enterprise').set({ app_quota: appQuota }).where('id', '=', id).execute())
  return id
}

function addApplication(entId: string, visible = true) {
  const application = { id: newId(), name: 'x', url: '/x', kind: 'link' as const, visible }
  return inPlatform((db) =>
    db
      .insertInto('application')
      .values({ ent_id: entId, ...application })
      .execute(),
  )
}

const countOf = async (entid: string) => (await operator.call('getEnterprise', { entid })).appCount

test('there are no more applications in an enterprise than it may have, also of many that are added at once', async () => {
  const entId = await enterpriseWith(2)
  const tried = await Promise.allSettled(Array.from({ length: 6 }, () => addApplication(entId)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await countOf(entId)).toBe(2)
})

test('what nobody is shown takes no room, until it is shown', async () => {
  const entId = await enterpriseWith(1)
  await addApplication(entId)
  await addApplication(entId, false)
  const show = inPlatform((db) =>
    db.updateTable('application').set({ visible: true }).where('ent_id', '=', entId).execute(),
  )
  await expect(show).rejects.toThrow(/may have 1 applications|permission denied/)
})

test('a new enterprise begins with as many applications as it may have', async () => {
  const made = async (appQuota: number | undefined) => {
    const { entid } = await operator.call('addEnterprise', {
      name: `Enterprise ${newId()}`,
      ...(appQuota !== undefined && { appQuota }),
      admin: { loginId: `admin-${newId()}`, name: 'First' },
      idempotencyKey: newId(),
    })
    await until(async () => (await operator.call('getEnterprise', { entid })).status === 'active')
    return countOf(entid)
  }
  expect(await made(1)).toBe(1)
  expect(await made(0)).toBe(0)
  expect(await made(undefined)).toBeGreaterThan(1)
})

test('operators read what it may have and what it has, and set both limits', async () => {
  const entid = await enterpriseWith(null)
  const file = { purpose: 'test', name: 'x', mediaType: 'text/plain', createdBy: null, expiresAt: null }
  await inPlatform((db) => server.services.files.create(db, { id: newId(), entId: entid, sizeBytes: 1234, ...file }))
  const before = await operator.call('getEnterprise', { entid })
  expect(before).toMatchObject({ storageQuotaMb: null, storageUsedBytes: 1234, appQuota: null, appCount: 0 })
  await operator.call('updateEnterprise', { entid, version: before.version, storageQuotaMb: 20, appQuota: 3 })
  const after = await operator.call('getEnterprise', { entid })
  expect(after).toMatchObject({ storageQuotaMb: 20, appQuota: 3 })
  await operator.call('updateEnterprise', { entid, version: after.version, storageQuotaMb: null, appQuota: null })
  expect(await operator.call('getEnterprise', { entid })).toMatchObject({ storageQuotaMb: null, appQuota: null })
})
