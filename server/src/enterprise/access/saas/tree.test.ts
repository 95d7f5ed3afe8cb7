import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
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

let made = 0
async function add(parentId?: string) {
  made += 1
  const names = { code: `tree-${made}`, name: `Tree ${made}`, nameEn: `Tree ${made}` }
  return (await operator.call('addSaasCategory', { ...names, ...(parentId !== undefined && { parentId }) })).id
}

/** So many, each below the one before. */
async function addChain(length: number) {
  const ids: string[] = []
  while (ids.length < length) ids.push(await add(ids.at(-1)))
  return ids
}

async function find(id: string) {
  const found = (await operator.call('listSaasAdministrators', {})).find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no category ${id}`)
  return found
}

async function move(id: string, place: { parentId?: string; beforeId?: string }) {
  return operator.tryCall('moveSaasCategory', { id, version: (await find(id)).version, ...place })
}

async function under(parentId: string | null) {
  const all = await operator.call('listSaasAdministrators', {})
  return all.filter((one) => one.parentId === parentId).map(({ id }) => id)
}

test('a new category is the last of those beside it, and is moved before any of them, below another, or to the top', async () => {
  const top = await add()
  const [one, two, three] = [await add(top), await add(top), await add(top)]
  expect(await under(top)).toEqual([one, two, three])
  expect((await move(three, { parentId: top, beforeId: one })).status).toBe(200)
  expect(await under(top)).toEqual([three, one, two])
  expect((await move(one, { parentId: two })).status).toBe(200)
  expect([await under(top), await under(two)]).toEqual([[three, two], [one]])
  expect((await move(one, {})).status).toBe(200)
  expect((await find(one)).parentId).toBeNull()
  // Those beside it stand elsewhere in the order, and a person who edits them is told of no conflict.
  expect((await find(two)).version).toBe(1)
})

test('no category stands below itself, however far below', async () => {
  const [top = '', middle, bottom = ''] = await addChain(3)
  expect((await move(top, { parentId: bottom })).error).toBe('categoryBelowItself')
  expect((await move(top, { parentId: top })).error).toBe('categoryBelowItself')
  expect((await find(bottom)).parentId).toBe(middle)
})

test('there are five levels at most, counted with all that is moved along', async () => {
  const deep = await addChain(5)
  const below = { code: 'too-deep', name: 'x', nameEn: 'x', parentId: deep.at(-1) }
  expect((await operator.tryCall('addSaasCategory', below)).error).toBe('categoryTooDeep')
  const [pair = ''] = await addChain(2)
  expect((await move(pair, { parentId: deep[3] ?? '' })).error).toBe('categoryTooDeep')
  expect((await move(pair, { parentId: deep[2] ?? '' })).status).toBe(200)
})

test('whoever moves what was changed meanwhile, or beside what is elsewhere by now, is told so', async () => {
  const [one, other] = [await add(), await add()]
  await operator.call('updateSaasCategory', { id: one, version: 1, name: 'changed' })
  expect((await operator.tryCall('moveSaasCategory', { id: one, version: 1 })).error).toBe('versionConflict')
  expect((await move(one, { parentId: other, beforeId: other })).error).toBe('versionConflict')
  expect((await move(one, { parentId: 'nowhere1' })).error).toBe('categoryNotFound')
})

test('of two who would make a circle together one is refused, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await add(), await add()]
    const answers = await Promise.all([
      operator.tryCall('moveSaasCategory', { id: one, version: 1, parentId: other }),
      operator.tryCall('moveSaasCategory', { id: other, version: 1, parentId: one }),
    ])
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['categoryBelowItself', null]))
  }
})

test('past the handlers the database refuses a circle and a sixth level too', async () => {
  const [top = '', ...rest] = await addChain(5)
  const stand = (id: string, parentId: string) =>
    server.services.tx(platform, (db) =>
      db.updateTable('saas_category').set({ parent_id: parentId }).where('id', '=', id).execute(),
    )
  await expect(stand(top, rest.at(-1) ?? '')).rejects.toThrow(/below itself/)
  const above = await add()
  await expect(stand(top, above)).rejects.toThrow(/five levels/)
})

test('a move takes a confirmation, and is written down with where it went', async () => {
  const [id, parentId] = [await add(), await add()]
  const unconfirmed = await server.given.signIn({ loginId: 'operator' })
  expect((await unconfirmed.tryCall('moveSaasCategory', { id, version: 1, parentId })).error).toBe('stepUpRequired')
  await operator.call('moveSaasCategory', { id, version: 1, parentId })
  const row = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'moveSaasCategory')
      .where('target_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  expect(row.diff).toMatchObject({ parentId })
})

test('U07: whoever looks after a category looks after all below it, and after what is moved there, as long as it stands there', async () => {
  const [top = '', middle = '', bottom = ''] = await addChain(3)
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const enterprise = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ saas_id: bottom }).where('id', '=', enterprise.id).execute(),
  )
  const seen = async () => (await carer.call('listEnterprisesInCare', {})).list.map(({ entid }) => entid)
  // A person who is given a category and one above it meets everything once.
  for (const categoryId of [middle, bottom])
    await operator.call('setSaasAdministrator', { categoryId, userid: carer.person.id })
  expect(await seen()).toEqual([enterprise.id])
  const { categories } = await carer.call('getSaasScope', {})
  // What it stands below is not theirs, so it is not named.
  expect(categories.map(({ id, parentId }) => [id, parentId])).toEqual([
    [middle, null],
    [bottom, middle],
  ])
  await operator.call('removeSaasAdministrator', { categoryId: bottom, userid: carer.person.id })
  expect(await seen()).toEqual([enterprise.id])
  await move(bottom, { parentId: top })
  expect(await seen()).toEqual([])
  await move(bottom, { parentId: middle })
  expect(await seen()).toEqual([enterprise.id])
  expect((await member.call('getLoginStatus', {})).login).toBe(true)
})

test('what is told to a category is told to the enterprises of those below it, and counted so', async () => {
  const [top = '', , bottom = ''] = await addChain(3)
  const enterprise = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ saas_id: bottom }).where('id', '=', enterprise.id).execute(),
  )
  const text = { titleEn: 'Below', contentEn: plainText('Below') }
  const draft = await operator.call('writeHomeMessage', { ...text, audience: 'saas', audienceIds: [top] })
  await operator.call('publishHomeMessage', draft)
  expect((await member.call('listMessages', {})).list.map(({ id }) => id)).toContain(draft.id)
})
