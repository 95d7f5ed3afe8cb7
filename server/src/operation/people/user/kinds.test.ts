import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

const { member, developer, collaborator } = UserType
const types = [member, developer, collaborator, UserType.administrator]

/** The types as which the list finds a person. */
async function foundAs(userid: string, rest: { entid?: string } = {}) {
  const found: UserType[] = []
  for (const userType of types) {
    const { list } = await operator.call('listUsers', { userType, iDisplayLength: 200, ...rest })
    if (list.some((row) => row.userid === userid)) found.push(userType)
  }
  return found
}

function join(userId: string, entId: string, userType: UserType) {
  return server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: entId, user_id: userId, user_type: userType }),
  )
}

function change(
  userId: string,
  entId: string,
  columns: { status?: 'active' | 'suspended' | 'left'; user_type?: UserType },
) {
  return server.services.tx(platform, (db) =>
    db.updateTable('membership').set(columns).where('user_id', '=', userId).where('ent_id', '=', entId).execute(),
  )
}

test('a person is found as what they are in any enterprise, from the moment on at which they are', async () => {
  const [one, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const { id } = await server.given.person({ enterprise: one })
  expect(await foundAs(id)).toEqual([member])
  await join(id, other.id, developer)
  expect(await foundAs(id)).toEqual([member, developer])
  expect(await foundAs(id, { entid: one.id })).toEqual([member])
  await change(id, one.id, { user_type: collaborator })
  expect(await foundAs(id)).toEqual([developer, collaborator])
  await change(id, other.id, { status: 'suspended' })
  expect(await foundAs(id)).toEqual([developer, collaborator])
  await change(id, other.id, { status: 'left' })
  expect(await foundAs(id)).toEqual([collaborator])
})

test('what a person was in an enterprise that is removed they are no longer', async () => {
  const home = await server.given.enterprise()
  const { id } = await server.given.person({ enterprise: home, userType: developer })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ deleted_at: new Date() }).where('id', '=', home.id).execute(),
  )
  expect(await foundAs(id)).toEqual([])
})

test('of two enterprises that one person joins at once none is forgotten', async () => {
  const { id } = await server.given.person()
  const wanted = [member, developer, collaborator, UserType.administrator]
  const enterprises = await Promise.all(wanted.map(() => server.given.enterprise()))
  await Promise.all(enterprises.map((to, index) => join(id, to.id, wanted[index] ?? member)))
  expect(await foundAs(id)).toEqual(wanted)
})

test('what most people have in common in name and login id does not keep a person from being found', async () => {
  const wanted = await server.given.person({ loginId: 'common.rare-zq' })
  for (let count = 0; count < 3; count += 1) await server.given.person({ loginId: `common.${count}` })
  await runSql(server.address, 'analyze user_account')
  const ids = async (iSearch: string) =>
    (await operator.call('listUsers', { iSearch })).list.map(({ userid }) => userid)
  const common = await runSql(server.address, "select element from atrium_common_elements('user_account_search')")
  expect(common.rows.map(({ element }) => element)).toEqual(expect.arrayContaining(['pe', 'er']))
  expect(await ids('rare-zq')).toEqual([wanted.id])
  expect(await ids('er common.rare')).toEqual([])
  expect(await ids('per')).toContain(wanted.id)
})
