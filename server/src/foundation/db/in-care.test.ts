import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { platform } from './scope.ts'

let server: TestServer
let carer: string

beforeAll(async () => {
  server = await startTestServer()
  const [foreign, colleague] = [
    await server.given.enterprise(),
    await server.given.person({ userType: UserType.saasAdministrator }),
  ]
  await server.services.tx(platform, async (db) => {
    await db.updateTable('enterprise').set({ saas_id: 'services' }).where('id', '=', foreign.id).execute()
    await db
      .insertInto('saas_admin')
      .values({ category_id: 'services', user_id: colleague.id, rights: ['view'] })
      .execute()
  })
  const ofDemo = await server.services.tx(platform, (db) =>
    db.selectFrom('user_account').select('id').where('login_id', '=', 'saas').executeTakeFirstOrThrow(),
  )
  carer = ofDemo.id
})
afterAll(() => server.close())

test('an administrator of categories is shown their enterprises without a condition, and no table (U07)', async () => {
  const [inCare, tables] = await server.services.tx({ as: 'care', userId: carer }, async (db) => [
    await db.selectFrom('enterprise_in_care').select('id').orderBy('id').execute(),
    [
      ...(await db.selectFrom('enterprise').select('id').execute()),
      ...(await db.selectFrom('membership').select('user_id').execute()),
      ...(await db.selectFrom('user_account').select('id').execute()),
    ],
  ])
  expect(inCare).toEqual([{ id: demoEnterprises.one.id }, { id: demoEnterprises.two.id }])
  expect(tables).toEqual([])
})

test.each(['enterprise_in_care', 'person_in_care', 'category_in_care'] as const)(
  'a space is shown nothing of %s, whichever person asks (U07)',
  async (view) => {
    const scope = { as: 'tenant', entId: demoEnterprises.one.id, userId: carer } as const
    expect(await server.services.tx(scope, (db) => db.selectFrom(view).select('id').execute())).toEqual([])
  },
)
