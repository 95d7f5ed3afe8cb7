import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType, type CallInput } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let carer: Client & { person: { id: string } }
let colleague: Client & { person: { id: string } }
let own: Awaited<ReturnType<typeof place>>
let below: Awaited<ReturnType<typeof place>>
let other: Awaited<ReturnType<typeof place>>

beforeAll(async () => {
  server = await startTestServer()
  for (const [id, parent] of [
    ['health', null],
    ['dental', 'health'],
    ['energy', null],
  ] as const)
    await server.services.tx(platform, (db) =>
      db.insertInto('saas_category').values({ id, code: id, name: id, name_en: id, parent_id: parent }).execute(),
    )
  ;[own, below, other] = [await place('health'), await place('dental'), await place('energy')]
  carer = await administrator('health')
  colleague = await administrator('energy')
})
afterAll(() => server.close())

async function place(saasId: string) {
  const enterprise = await server.given.enterprise()
  await stand(enterprise.id, saasId)
  return { enterprise, member: await server.given.signedIn({ enterprise }) }
}

async function stand(entId: string, saasId: string | null) {
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ saas_id: saasId }).where('id', '=', entId).execute(),
  )
}

async function administrator(categoryId: string) {
  const browser = await server.given.signedIn({ userType: UserType.saasAdministrator })
  await server.services.tx(platform, (db) =>
    db
      .insertInto('saas_admin')
      .values({ category_id: categoryId, user_id: browser.person.id, rights: ['view'] })
      .execute(),
  )
  return browser
}

type Written = CallInput<'writeMessageInCare'>
const text = { titleZh: '停机', contentZh: plainText('周六停机') }

async function publish(to: Pick<Written, 'audience' | 'audienceIds'>) {
  const draft = await carer.call('writeMessageInCare', { ...text, ...to })
  await carer.call('publishMessageInCare', draft)
  return draft.id
}

async function readers(id: string) {
  const people = { own, below, other }
  const read = await Promise.all(
    Object.entries(people).map(async ([name, { member }]) => {
      const { list } = await member.call('listMessages', { limit: 50 })
      return list.some((one) => one.id === id) ? [name] : []
    }),
  )
  return read.flat()
}

test('U07: a message to a category in care reaches its enterprises and those below, and nobody else', async () => {
  expect(await readers(await publish({ audience: 'saas', audienceIds: ['health'] }))).toEqual(['own', 'below'])
  expect(await readers(await publish({ audience: 'ent', audienceIds: [below.enterprise.id] }))).toEqual(['below'])
})

test('U07: a message is written to what is in care and to nobody else, whatever is asked for', async () => {
  for (const to of [
    { audience: 'all' as const },
    { audience: 'type' as const, audienceIds: [String(UserType.member)] },
    { audience: 'saas' as const, audienceIds: ['energy'] },
    { audience: 'saas' as const, audienceIds: ['health', 'energy'] },
    { audience: 'ent' as const, audienceIds: [other.enterprise.id] },
    { audience: 'ent' as const, audienceIds: [own.enterprise.id, other.enterprise.id] },
    { audience: 'ent' as const, audienceIds: ['madeup1'] },
  ])
    expect((await carer.tryCall('writeMessageInCare', { ...text, ...to })).error).toBe('audienceUnknown')
})

test('U07: past the handlers the database refuses it too, and the message of somebody else', async () => {
  const id = await publish({ audience: 'saas', audienceIds: ['health'] })
  const as = (userId: string) => ({ as: 'platform', carerId: userId }) as const
  const change = (userId: string, audience: 'all' | 'ent') =>
    server.services.tx(as(userId), (db) => db.updateTable('message').set({ audience }).where('id', '=', id).execute())
  await expect(change(carer.person.id, 'all')).rejects.toThrow(/nobody else/)
  await expect(change(colleague.person.id, 'ent')).rejects.toThrow(/somebody else/)
  const remove = server.services.tx(as(colleague.person.id), (db) =>
    db.deleteFrom('message').where('id', '=', id).execute(),
  )
  await expect(remove).rejects.toThrow(/somebody else/)
})

test('U07: what one administrator wrote is another one’s only where all of it is in their care', async () => {
  const id = await publish({ audience: 'saas', audienceIds: ['health'] })
  const second = await administrator('health')
  const ofPart = await administrator('dental')
  expect((await second.call('getMessageInCare', { id })).audienceOf).toEqual([{ id: 'health', name: 'health' }])
  for (const browser of [ofPart, colleague]) {
    expect((await browser.call('listMessagesInCare', {})).list.map((one) => one.id)).not.toContain(id)
    for (const name of ['getMessageInCare', 'withdrawMessageInCare', 'deleteMessageInCare'] as const)
      expect((await browser.tryCall(name, { id })).error).toBe('messageNotFound')
  }
  await second.call('withdrawMessageInCare', { id })
  expect(await readers(id)).toEqual([])
})

test('U07: what operators wrote is none of a SaaS administrator’s', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { id } = await operator.call('writeHomeMessage', { ...text, audience: 'saas', audienceIds: ['health'] })
  expect((await carer.tryCall('getMessageInCare', { id })).error).toBe('messageNotFound')
  expect((await carer.tryCall('deleteMessageInCare', { id })).error).toBe('messageNotFound')
})

test('U07: an enterprise that leaves the category reads the message no longer, and its writer may still take it back', async () => {
  const id = await publish({ audience: 'ent', audienceIds: [own.enterprise.id] })
  expect(await readers(id)).toEqual(['own'])
  await stand(own.enterprise.id, 'energy')
  expect(await readers(id)).toEqual([])
  // Out of care it has no name.
  expect((await carer.call('getMessageInCare', { id })).audienceOf).toEqual([{ id: own.enterprise.id, name: null }])
  const row = (await carer.call('listMessagesInCare', {})).list.find((one) => one.id === id)
  expect(row).toMatchObject({ audienceCount: 1, audienceNames: [] })
  await carer.call('withdrawMessageInCare', { id })
  await stand(own.enterprise.id, 'health')
  expect(await readers(id)).toEqual([])
})

test('a draft is changed against its version and deleted, and the operators’ log has all of it', async () => {
  const to = { audience: 'saas' as const, audienceIds: ['dental'] }
  const draft = await carer.call('writeMessageInCare', { ...text, ...to })
  const changed = await carer.call('writeMessageInCare', { ...draft, ...text, ...to, level: 'warn' })
  expect((await carer.tryCall('writeMessageInCare', { ...draft, ...text, ...to })).error).toBe('versionConflict')
  expect((await carer.call('listMessagesInCare', { status: 'draft', level: 'warn' })).list).toMatchObject([
    { id: draft.id, version: changed.version, audienceNames: ['dental'] },
  ])
  await carer.call('deleteMessageInCare', { id: draft.id })
  const { length } = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select('id').where('target_id', '=', draft.id).execute(),
  )
  expect(length).toBe(3)
})

test('U07: what a SaaS administrator does again after a lost answer is done once, and their key is none of another one', async () => {
  const second = await administrator('health')
  const written = { ...text, audience: 'saas' as const, audienceIds: ['health'], onceKey: randomId() }
  const draft = await carer.call('writeMessageInCare', written)
  expect(await carer.call('writeMessageInCare', written)).toEqual(draft)
  const other = await second.call('writeMessageInCare', written)
  expect(other.id).not.toBe(draft.id)
  const change = { ...written, ...draft, titleZh: '改期', onceKey: randomId() }
  expect(await carer.call('writeMessageInCare', change)).toEqual(await carer.call('writeMessageInCare', change))
  const remove = async (by: Client) => (await by.tryCall('deleteMessageInCare', { id: draft.id })).error
  expect([await remove(carer), await remove(carer), await remove(second)]).toEqual([null, null, 'messageNotFound'])
  await second.call('deleteMessageInCare', { id: other.id })
})

test('U07: the overview counts what the lists hold', async () => {
  const counts = await colleague.call('getCareOverview', {})
  expect(counts).toEqual({
    enterprises: [{ status: 'active', count: 1 }],
    people: { all: 1, suspended: 0 },
    messages: [],
  })
  const published = (await carer.call('getCareOverview', {})).messages.find(({ status }) => status === 'published')
  expect(published?.count).toBe((await carer.call('listMessagesInCare', { status: 'published' })).total)
})
