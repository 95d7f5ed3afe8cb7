import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, uploaded, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator

beforeAll(async () => {
  server = await startTestServer()
  operator = await givenOperator(server)
})
afterAll(() => server.close())

async function published(enterprises: string[] | 'all') {
  const { id, warnings } = await uploaded(operator, {
    bytes: givenApk({ manifest: { packageName: `com.example.p${newId()}` } }),
  })
  await operator.call('publishPackage', {
    platform: 'apk',
    id,
    data: { status: 'published', enterprises, confirmed: warnings },
  })
  return id
}

test('U07: a SaaS administrator sees the packages of enterprises in their care, and nothing of who else has them', async () => {
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const [own, other] = [await server.given.enterprise(), await server.given.enterprise()]
  await server.services.tx(platform, async (db) => {
    await db
      .insertInto('saas_category')
      .values({ id: 'health', code: 'health', name: '医疗', name_en: 'Health' })
      .execute()
    const given = { category_id: 'health', user_id: carer.person.id, rights: ['view'] }
    await db.insertInto('saas_admin').values(given).execute()
    await db.updateTable('enterprise').set({ saas_id: 'health' }).where('id', '=', own.id).execute()
  })
  const [both, foreign, all] = [
    await published([own.id, other.id]),
    await published([other.id]),
    await published('all'),
  ]
  await uploaded(operator, { bytes: givenApk({ manifest: { packageName: `com.example.p${newId()}` } }) })
  const { total, list } = await carer.call('listPackagesInCare', { entid: own.id })
  expect([total, list.map(({ id }) => id)]).toEqual([2, [all, both]])
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual([
    'force',
    'id',
    'label',
    'minOs',
    'packageName',
    'platform',
    'publishedAt',
    'sizeBytes',
    'versionName',
  ])
  expect((await carer.call('listPackagesInCare', { entid: own.id, platform: 'ipa' })).total).toBe(0)
  expect(await carer.call('listPackagesInCare', { entid: other.id })).toEqual({ total: 0, list: [] })
  expect(JSON.stringify(list)).not.toContain(foreign)
  expect((await carer.tryCall('listPackages', { entid: own.id })).error).toBe('forbidden')
})
