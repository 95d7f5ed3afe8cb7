import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

type Person = Awaited<ReturnType<TestServer['given']['person']>>

let server: TestServer
let carer: Client & { person: { id: string } }
let own: Awaited<ReturnType<typeof enterpriseOf>>
let foreign: Awaited<ReturnType<typeof enterpriseOf>>
let member: Person
let stranger: Person
let boss: Person

beforeAll(async () => {
  server = await startTestServer()
  for (const id of ['health', 'energy']) await category(id)
  own = await enterpriseOf('health', 'Harbour Clinic')
  foreign = await enterpriseOf('energy', 'Harbour Power')
  carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  await give('health', ['view'])
  const { id: colleague } = await server.given.person({ userType: UserType.saasAdministrator })
  await give('energy', ['view', 'manage'], colleague)
  boss = await server.given.person({ enterprise: own, userType: UserType.administrator, loginId: 'harbour-boss' })
  member = await server.given.person({ enterprise: own, loginId: 'harbour-member' })
  stranger = await server.given.person({ enterprise: foreign, loginId: 'harbour-stranger' })
})
afterAll(() => server.close())

describe('U07: a SaaS administrator', () => {
  test('sees the enterprises of their categories and the people of these, each with a page', async () => {
    const listed = await carer.call('listEnterprisesInCare', {})
    expect(listed).toMatchObject({ total: 1, list: [{ entid: own.id, saasId: 'health', userCount: 2 }] })
    const { administrators } = await carer.call('getEnterpriseInCare', { entid: own.id })
    expect(administrators).toEqual([{ userid: boss.id, loginId: boss.loginId, name: `Person ${boss.loginId}` }])
    const people = await carer.call('listPeopleInCare', { sort: 'name' })
    expect(people.total).toBe(2)
    expect(people.list.map(({ userid }) => userid)).toEqual([boss.id, member.id])
    expect(people.list[0]).toMatchObject({ entName: 'Harbour Clinic', userType: UserType.administrator })
  })

  test('finds people and enterprises of their categories by pinyin (R8)', async () => {
    const { id: entId } = await enterpriseOf('health', '港口诊所')
    await enterpriseOf('energy', '港口电力')
    const person = await server.given.person({ enterprise: { id: entId }, name: '仇英' })
    await server.given.person({ enterprise: foreign, name: '仇英' })
    const enterprises = await carer.call('listEnterprisesInCare', { iSearch: 'gangkou' })
    expect(enterprises.list.map(({ entid }) => entid)).toEqual([entId])
    const people = await carer.call('listPeopleInCare', { iSearch: 'qy' })
    expect(people.list.map(({ userid }) => userid)).toEqual([person.id])
    await server.services.tx(platform, (db) =>
      db.updateTable('enterprise').set({ saas_id: null }).where('id', '=', entId).execute(),
    )
  })

  test('is told of the category’s name in their language', async () => {
    const english = { headers: { 'accept-language': 'en-US' } }
    expect((await carer.call('listEnterprisesInCare', {}, english)).list[0]?.saasName).toBe('en health')
    expect((await carer.call('listEnterprisesInCare', {})).list[0]?.saasName).toBe('health')
  })

  test('is refused another category’s enterprise as one that does not exist', async () => {
    const answers = [foreign.id, 'madeup1'].map((entid) => carer.tryCall('getEnterpriseInCare', { entid }))
    for (const { status, error } of await Promise.all(answers))
      expect([status, error]).toEqual([404, 'enterpriseNotFound'])
  })

  test.each([
    ['a search by name', () => ({ iSearch: 'harbour power' })],
    ['a search by id', () => ({ iSearch: foreign.id })],
    ['the category', () => ({ saas_id: 'energy' })],
  ])('finds no enterprise of another category by %s, and counts none', async (_by, filter) => {
    expect(await carer.call('listEnterprisesInCare', filter())).toEqual({ total: 0, list: [] })
  })

  test.each([
    ['a search by login id', () => ({ iSearch: stranger.loginId })],
    ['the enterprise', () => ({ entid: foreign.id })],
    ['the category', () => ({ saas_id: 'energy' })],
  ])('finds nobody of another category by %s, and counts nobody', async (_by, filter) => {
    expect(await carer.call('listPeopleInCare', filter())).toEqual({ total: 0, list: [] })
  })

  test.each(['name', 'createdAt', 'userCount'] as const)('finds the same by %s either way', async (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const { total, list } = await carer.call('listEnterprisesInCare', { sort, order })
      expect([total, ...list.map(({ entid }) => entid)]).toEqual([1, own.id])
    }
  })

  test.each(['name', 'joinedAt'] as const)('meets the same people sorted by %s either way', async (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const { total, list } = await carer.call('listPeopleInCare', { sort, order })
      expect([total, ...list.map(({ userid }) => userid).toSorted()]).toEqual([2, ...[boss.id, member.id].toSorted()])
    }
  })

  test.each(['status', 'saas_id', 'lastLoginAt', 'parentName'])('sorts by nothing else: %s', async (sort) => {
    for (const name of ['listEnterprisesInCare', 'listPeopleInCare'] as const)
      expect((await carer.tryCall(name, { sort })).error).toBe('invalidInput')
  })

  test('is not told where else a person of theirs works', async () => {
    const both = await server.given.person({ enterprise: own, loginId: 'in-both' })
    await server.services.tx(platform, (db) =>
      db
        .insertInto('membership')
        .values({ ent_id: foreign.id, user_id: both.id, user_type: UserType.administrator })
        .execute(),
    )
    const { total, list } = await carer.call('listPeopleInCare', { iSearch: both.loginId })
    expect([total, list]).toMatchObject([1, [{ entid: own.id, userType: UserType.member }]])
    expect(JSON.stringify(list)).not.toContain(foreign.id)
  })

  test('sees who is suspended, and no more of whoever has left or was deleted', async () => {
    const [shut, left, gone] = await Promise.all(
      ['shut', 'left', 'gone'].map((loginId) => server.given.person({ enterprise: own, loginId: `${loginId}-out` })),
    )
    await server.services.tx(platform, async (db) => {
      const stand = (id: string | undefined, status: 'suspended' | 'left') =>
        db.updateTable('membership').set({ status }).where('user_id', '=', String(id)).execute()
      await stand(shut?.id, 'suspended')
      await stand(left?.id, 'left')
      await db.updateTable('user_account').set({ deleted_at: new Date() }).where('id', '=', String(gone?.id)).execute()
    })
    const { list } = await carer.call('listPeopleInCare', { iSearch: '-out' })
    expect(list.map(({ userid, status }) => [userid, status])).toEqual([[shut?.id, 'suspended']])
    expect((await carer.call('listPeopleInCare', { status: 'suspended' })).total).toBe(1)
  })

  test('sees an enterprise no longer that was deleted, moved to another category or taken from them', async () => {
    const total = async () => (await carer.call('listEnterprisesInCare', { iSearch: 'wandering' })).total
    const { id } = await enterpriseOf('health', 'Wandering')
    expect(await total()).toBe(1)
    await change(id, { saas_id: 'energy' })
    expect(await total()).toBe(0)
    await change(id, { saas_id: 'health', deleted_at: new Date() })
    expect(await total()).toBe(0)
    await change(id, { deleted_at: null })
    await take('health')
    expect([await total(), (await carer.call('listPeopleInCare', {})).total]).toEqual([0, 0])
    await give('health', [])
    expect([await total(), (await carer.call('listPeopleInCare', {})).total]).toEqual([0, 0])
    await take('health')
    await give('health', ['view'])
    expect(await total()).toBe(1)
  })

  test('is told of each enterprise who administers that one, also where another one of theirs has administrators', async () => {
    const second = await enterpriseOf('health', 'Second Clinic')
    const { id } = await server.given.person({ enterprise: second, userType: UserType.administrator })
    const administratorsOf = async (entid: string) =>
      (await carer.call('getEnterpriseInCare', { entid })).administrators.map(({ userid }) => userid)
    expect([await administratorsOf(own.id), await administratorsOf(second.id)]).toEqual([[boss.id], [id]])
    await change(second.id, { saas_id: 'energy' })
  })

  test('sees nothing of what a colleague looks after', async () => {
    const colleague = await server.given.signedIn({ userType: UserType.saasAdministrator })
    for (const list of ['listEnterprisesInCare', 'listPeopleInCare'] as const)
      expect(await colleague.call(list, {})).toEqual({ total: 0, list: [] })
    expect((await colleague.tryCall('getEnterpriseInCare', { entid: own.id })).error).toBe('enterpriseNotFound')
  })

  test('finds something to do in the demo', async () => {
    const { call } = await server.given.signIn({ loginId: 'saas' })
    expect((await call('listEnterprisesInCare', {})).total).toBe(2)
    expect((await call('listPeopleInCare', {})).total).toBeGreaterThan(5)
  })
})

const write = (work: (db: Db) => Promise<unknown>) => server.services.tx(platform, work)
const change = (id: string, columns: { saas_id?: string; deleted_at?: Date | null }) =>
  write((db) => db.updateTable('enterprise').set(columns).where('id', '=', id).execute())

async function category(id: string) {
  const row = { id, code: id, name: id, name_en: `en ${id}` }
  await write((db) => db.insertInto('saas_category').values(row).execute())
}

async function enterpriseOf(saasId: string, name: string) {
  const made = await server.given.enterprise({ name })
  await change(made.id, { saas_id: saasId })
  return made
}

async function give(categoryId: string, rights: string[], userId = carer.person.id) {
  const row = { category_id: categoryId, user_id: userId, rights }
  await write((db) => db.insertInto('saas_admin').values(row).execute())
}

async function take(id: string) {
  const all = (db: Db) => db.deleteFrom('saas_admin').where('user_id', '=', carer.person.id)
  await write((db) => all(db).where('category_id', '=', id).execute())
}
