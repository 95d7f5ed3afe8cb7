import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

async function find(id: string) {
  return (await operator.call('listSaasAdministrators', {})).find((one) => one.id === id)
}

test('U04: a category is made, named, switched off and deleted', async () => {
  const { id } = await operator.call('addSaasCategory', { code: 'logistics', name: '物流', nameEn: 'Logistics' })
  await operator.call('updateSaasCategory', { id, version: 1, name: '物流业', enabled: false })
  expect(await find(id)).toMatchObject({ name: '物流业', nameEn: 'Logistics', enabled: false, version: 2 })
  expect((await operator.call('listSaasCategories', {})).map((one) => one.id)).not.toContain(id)
  expect((await operator.tryCall('updateSaasCategory', { id, version: 1, name: 'x' })).error).toBe('versionConflict')
  await operator.call('deleteSaasCategory', { id })
  expect(await find(id)).toBeUndefined()
})

test('U04: a code that is taken is refused at its field', async () => {
  const refused = await operator.tryCall('addSaasCategory', { code: 'retail', name: '零售', nameEn: 'Retail' })
  expect(refused).toMatchObject({ error: 'categoryTaken', body: { fields: [{ field: 'code' }] } })
})

test('U04: a category that an enterprise or another category is of stays', async () => {
  const { id } = await operator.call('addSaasCategory', { code: 'energy', name: '能源', nameEn: 'Energy' })
  const below = { code: 'solar', name: '光伏', nameEn: 'Solar', parentId: id }
  const { id: solar } = await operator.call('addSaasCategory', below)
  expect((await operator.tryCall('deleteSaasCategory', { id })).error).toBe('categoryInUse')
  await operator.call('deleteSaasCategory', { id: solar })
  const enterprise = await server.given.enterprise()
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ saas_id: id }).where('id', '=', enterprise.id).execute(),
  )
  expect((await operator.tryCall('deleteSaasCategory', { id })).error).toBe('categoryInUse')
  expect(await find(id)).toMatchObject({ enterprises: 1 })
})

test('U04: whoever is given a category sees it on their console until it is taken away, and no right is promised that nothing honours', async () => {
  const browser = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const { id: userid } = browser.person
  const given = { code: `c-${userid}`, name: '医疗', nameEn: 'Health' }
  const { id: categoryId } = await operator.call('addSaasCategory', given)
  const scope = async () => (await browser.call('getSaasScope', {})).categories
  expect(await scope()).toEqual([])
  await operator.call('setSaasAdministrator', { categoryId, userid })
  expect(await scope()).toEqual([{ id: categoryId, parentId: null, name: '医疗', enterprises: 0 }])
  const shown = await find(categoryId)
  expect(shown?.administrators.map((one) => Object.keys(one).sort())).toEqual([['loginId', 'name', 'userid']])
  // What is no field of the call is refused, as any unknown field is.
  const withRight = { categoryId, userid, canManage: true }
  expect((await operator.tryCall('setSaasAdministrator', withRight)).error).toBe('invalidInput')
  await operator.call('removeSaasAdministrator', { categoryId, userid })
  expect(await scope()).toEqual([])
})

test('U04: nobody else is made an administrator of a category, and it takes a confirmation', async () => {
  const { id: userid } = await server.given.person()
  const input = { categoryId: 'retail', userid }
  expect((await operator.tryCall('setSaasAdministrator', input)).error).toBe('userNotFound')
  const unconfirmed = await server.given.signIn({ loginId: 'operator' })
  expect((await unconfirmed.tryCall('setSaasAdministrator', input)).error).toBe('stepUpRequired')
})
