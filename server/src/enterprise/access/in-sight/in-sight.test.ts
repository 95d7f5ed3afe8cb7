import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType, type CallInput } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
let carer: Client & { person: { id: string } }

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  await write(async (db) => {
    for (const id of ['health', 'energy'])
      await db.insertInto('saas_category').values({ id, code: id, name: id, name_en: id }).execute()
    const given = { category_id: 'health', user_id: carer.person.id, rights: ['view'] }
    await db.insertInto('saas_admin').values(given).execute()
  })
})
afterAll(() => server.close())

const write = (work: (db: Db) => Promise<unknown>) => server.services.tx(platform, work)

const stand = (entId: string, saasId: string) =>
  write((db) => db.updateTable('enterprise').set({ saas_id: saasId }).where('id', '=', entId).execute())

/** An enterprise of a category with an administrator who builds and announces. */
async function givenEnterprise(saasId = 'health') {
  const enterprise = await server.given.enterprise()
  await stand(enterprise.id, saasId)
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator, name: '王芳' })
  await server.given.confirm(administrator)
  const entid = enterprise.id
  return {
    enterprise,
    entid,
    administrator,
    /** An application that the enterprise built, as its second version. */
    built: async (name: string) => {
      const { id } = await administrator.call('addBuiltApplication', { name, nameEn: 'Register' })
      const bundle = JSON.stringify({ entities: [] })
      const version = { ent_id: entid, app_id: id, number: 2, state: 'published', draft: 1, bundle, note: '' } as const
      const made = { made_at: new Date('2026-03-05T08:00:00Z'), made_by: administrator.person.id, back_to: null }
      await write(async (db) => {
        await db
          .insertInto('app_version')
          .values({ ...version, ...made })
          .execute()
        await db.updateTable('application').set({ live_version: 2 }).where('id', '=', id).execute()
      })
      return id
    },
    announce: async (titleZh: string) => {
      const text = { titleZh, contentZh: plainText(`${titleZh}的正文`) }
      const draft = await administrator.call('writeAnnouncement', text)
      await administrator.call('publishAnnouncement', draft)
      return draft.id
    },
  }
}

type Filter = Omit<CallInput<'listEnterpriseApplications'>, 'entid'>
const namesOf = async (client: Client, entid: string, filter: Filter = {}) =>
  (await client.call('listEnterpriseApplications', { entid, ...filter })).list.map(({ name }) => name)

test('an operator sees how an application stands, who published it and who may use it', async () => {
  const { entid, built, administrator } = await givenEnterprise()
  const id = await built('资产台账')
  const chosen = { id, version: 1, audience: 'chosen', userIds: [administrator.person.id] } as const
  await administrator.call('updateApplicationAccess', chosen)
  const { total, list } = await operator.call('listEnterpriseApplications', { entid, kind: 'built' })
  expect(total).toBe(1)
  expect(list[0]).toEqual({
    id,
    name: '资产台账',
    icon: null,
    color: null,
    kind: 'built',
    state: 'published',
    version: '2',
    audience: 'chosen',
    people: 1,
    departments: 0,
    roles: 0,
    publishedAt: '2026-03-05T08:00:00.000Z',
    publishedBy: '王芳',
    publishedById: administrator.person.id,
  })
  const english = { headers: { 'accept-language': 'en-US' } }
  const other = await operator.call('listEnterpriseApplications', { entid, kind: 'built' }, english)
  expect(other.list[0]?.name).toBe('Register')
})

test('applications are found by state, type, and a name as it is written or said', async () => {
  const { entid, built, administrator } = await givenEnterprise()
  await built('资产台账')
  await administrator.call('addBuiltApplication', { name: '报修' })
  await administrator.call('addLinkApplication', { name: '首页', url: '/user/workbench' })
  const [link] = (await operator.call('listEnterpriseApplications', { entid, iSearch: '首页' })).list
  expect(link).toMatchObject({ kind: 'link', state: 'published', version: null, publishedAt: null })
  expect(await namesOf(operator, entid, { kind: 'built', state: 'draft' })).toEqual(['报修'])
  expect(await namesOf(operator, entid, { kind: 'built', state: 'published' })).toEqual(['资产台账'])
  expect(await namesOf(operator, entid, { iSearch: 'zctz' })).toEqual(['资产台账'])
  const hidden = { id: link?.id ?? '', name: '首页', url: '/user/workbench', isVisible: false }
  await administrator.call('updateLinkApplication', hidden)
  expect(await namesOf(operator, entid, { state: 'hidden' })).toEqual(['首页'])
})

test('applications come page by page, and those that were never published last', async () => {
  const { entid, built, administrator } = await givenEnterprise()
  await built('资产台账')
  await administrator.call('addBuiltApplication', { name: '报修' })
  const paged = { entid, kind: 'built', sort: 'publishedAt', iDisplayLength: 1 } as const
  for (const order of ['asc', 'desc'] as const) {
    const pages = await Promise.all(
      [0, 1].map((iDisplayStart) => operator.call('listEnterpriseApplications', { ...paged, order, iDisplayStart })),
    )
    expect(pages.map(({ total, list }) => [total, ...list.map(({ name }) => name)])).toEqual([
      [2, '资产台账'],
      [2, '报修'],
    ])
  }
})

test('an operator sees that an enterprise announces something, and neither its text nor its drafts', async () => {
  const { entid, administrator, announce } = await givenEnterprise()
  const id = await announce('放假通知')
  await administrator.call('writeAnnouncement', { titleZh: '草稿一则', contentZh: plainText('还没写完') })
  const { total, list } = await operator.call('listEnterpriseAnnouncements', { entid })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({ id, title: '放假通知', status: 'published', reach: 1, reads: 0, authorName: '王芳' })
  expect(JSON.stringify(list)).not.toMatch(/正文|草稿|recipient/)
  const ofDrafts = { entid, status: 'draft' } as object
  const refused = await operator.tryCall('listEnterpriseAnnouncements', ofDrafts)
  expect(refused.error).toBe('invalidInput')
  expect((await operator.call('listEnterpriseAnnouncements', { entid, iSearch: '草稿' })).total).toBe(0)
})

test('announcements of the platform are found by the enterprises that they reach', async () => {
  const [own, other] = [await givenEnterprise('health'), await givenEnterprise('energy')]
  const titles = ['所有人', '本企业', '本分类', '成员'].map((title) => `${title}${newId()}`)
  const audiences = [
    { audience: 'all', audienceIds: [] },
    { audience: 'ent', audienceIds: [own.entid] },
    { audience: 'saas', audienceIds: ['health'] },
    { audience: 'type', audienceIds: [String(UserType.member)] },
  ] as const
  for (const [index, titleZh = ''] of titles.entries()) {
    const to = audiences[index]
    await operator.call('writeHomeMessage', {
      titleZh,
      contentZh: plainText('x'),
      audience: to?.audience ?? 'all',
      audienceIds: [...(to?.audienceIds ?? [])],
    })
  }
  const reaching = async (entid: string) => {
    const { list } = await operator.call('listHomeMessages', {
      entid,
      status: 'draft',
      order: 'asc',
      iDisplayLength: 200,
    })
    return list.map(({ title }) => title).filter((title) => titles.includes(title))
  }
  expect(await reaching(own.entid)).toEqual(titles)
  expect(await reaching(other.entid)).toEqual([titles[0], titles[3]])
})

test('U07: a SaaS administrator sees applications and announcements of enterprises in their care, and of no other', async () => {
  const [own, other] = [await givenEnterprise('health'), await givenEnterprise('energy')]
  for (const one of [own, other]) {
    await one.built('资产台账')
    await one.announce('放假通知')
  }
  const seen = async (entid: string) => [
    (await carer.call('listEnterpriseApplications', { entid, kind: 'built' })).total,
    (await carer.call('listEnterpriseAnnouncements', { entid })).total,
  ]
  expect(await seen(own.entid)).toEqual([1, 1])
  expect(await seen(other.entid)).toEqual([0, 0])
  expect(await seen('madeup1')).toEqual([0, 0])
  await stand(own.entid, 'energy')
  expect(await seen(own.entid)).toEqual([0, 0])
})

test('of an enterprise that is deleted nothing is listed', async () => {
  const { entid, built } = await givenEnterprise()
  await built('资产台账')
  await write((db) => db.updateTable('enterprise').set({ deleted_at: new Date() }).where('id', '=', entid).execute())
  for (const client of [operator, carer])
    expect(await client.call('listEnterpriseApplications', { entid })).toEqual({ total: 0, list: [] })
})
