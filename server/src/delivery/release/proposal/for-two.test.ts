import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isOpenPage } from '@atrium/shared-utility/contract/gate'
import { runSql } from '../../../test/cluster.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { approvedRelease, givenOperator } from './test/given-operators.ts'
import { aVersionOf, kinds } from './test/given-kinds.ts'
import { recorded, revisionsOf, startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

const parts = ['', 'home', 'login', 'register', 'nonAuthority', 'loginMiddle', 'm', 'appDetail', '7', ':id', ':']
const paths = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => `/${one}/${two}/${three}`)))
const usual = { kind: 'root', public: false, open: false } as const

test('T21: the database and the contract call the same pages open', async () => {
  const pages = [
    ...paths.flatMap((path) => [true, false].map((open) => ({ ...usual, path, open }))),
    ...(['noLogin', 'maintenance', 'index', 'customer'] as const).map((kind) => ({ ...usual, path: '/x', kind })),
    { ...usual, path: '/x', public: true },
  ]
  const text = JSON.stringify(pages).replaceAll("'", "''")
  const ask = `select atrium_open_page(page) as open from jsonb_array_elements('${text}') with ordinality p (page, n) order by n`
  const { rows } = await runSql(server.address, ask)
  const open = rows.map((row: Record<string, unknown>) => row['open'])
  expect(open).toEqual(pages.map(isOpenPage))
  expect(new Set(open)).toEqual(new Set([true, false]))
})

const head = async () => (await revisionsOf(server)).at(-1)

/** A revision that a server would have written past everything that it looks at. */
async function sneak(change: Record<string, string | null>, more = '') {
  const last = await head()
  const changed = { ...last?.entries, ...change }
  const entries = JSON.stringify(Object.fromEntries(Object.entries(changed).filter(([, id]) => id !== null)))
  const number = (last?.number ?? 0) + 1
  await runSql(
    server.address,
    `begin; insert into map_revision (id, number, parent_id, entries, file_map, reason, made_by_kind, made_by, made_at, digest)
      values ('sneaked${number}', ${number}, '${last?.id}', '${entries}', 'x', '', 'token', 't', now(), '${last?.digest}');
      update deploy_channel set head = 'sneaked${number}'; ${more.replaceAll('NEW', `sneaked${number}`)} commit`,
  )
}

test('T21: the database keeps a revision out that changes, brings or takes such a part, and lets others in', async () => {
  let version = 0
  for (const kind of kinds) {
    const { slug, id } = await aVersionOf(server, kind, `${(version += 1)}.0.0`)
    const before = await head()
    const refused = await sneak({ [slug]: id }).then(() => '', String)
    expect([kind.is, refused.includes(`two operators: ${slug}`)]).toEqual([kind.is, kind.isForTwo])
    expect([kind.is, (await head())?.id === before?.id]).toEqual([kind.is, kind.isForTwo])
  }
  await expect(sneak({ 'sign-in': null })).rejects.toThrow('two operators: sign-in')
})

test('T21: an approved proposal lets in what it is about, and nothing else', async () => {
  const [signIn, account] = kinds.filter(({ slug, page }) => ['sign-in', 'account'].includes(slug) && page)
  if (signIn === undefined || account === undefined) throw new Error('there are no such kinds')
  const [one, two] = [await aVersionOf(server, signIn, '90.0.0'), await aVersionOf(server, account, '90.0.0')]
  const [maker, other] = [await server.given.person(), await server.given.person()]
  const last = await head()
  const approved = `insert into map_proposal (id, head_id, changes, reason, made_by, made_at, expires_at, outcome, decided_by, decided_at, revision_id)
    values ('p-NEW', '${last?.id}', '{"sign-in": "${one.id}"}', '', '${maker.id}', now(), now(), 'approved', '${other.id}', now(), 'NEW');`
  await expect(sneak({ 'sign-in': one.id, account: two.id }, approved)).rejects.toThrow('two operators')
  await expect(sneak({ 'sign-in': null }, approved)).rejects.toThrow('two operators')
  expect((await head())?.id).toBe(last?.id)
})

test('T21: the database follows one revision by the next, and rolls nothing out that runs where people sign in', async () => {
  const [first] = await revisionsOf(server)
  const back = `update deploy_channel set head = '${first?.id}'`
  await expect(runSql(server.address, back)).rejects.toThrow('followed by the revision after it')
  const kind = kinds.find(({ slug, isForTwo }) => slug === 'orders' && isForTwo)
  if (kind === undefined) throw new Error('there is no such kind')
  const { id } = await aVersionOf(server, kind, '91.0.0')
  const begun = `insert into rollout (id, parcel, artifact_id, drawn_by, enterprises, user_types, percent, counted_by, limits, told, reason, begun_by_kind, begun_by, begun_at, state)
    values ('sneaked', 'orders', '${id}', 'x', '{}', '{}', 100, 'user', '{}', '{}', '', 'person', 'x', now(), 'running')`
  await expect(runSql(server.address, begun)).rejects.toThrow('orders is changed by two operators')
})

test('T21: what runs where people sign in imports nothing of what one person releases', async () => {
  const title = { 'zh-CN': '页', 'en-US': 'Page' }
  const page = { ...usual, kind: 'noLogin', path: '/account/page', title } as const
  const declaration = { name: '@team/account', description: title, routes: [page] }
  const using = (name: string) =>
    teamParcel('account', `80.0.0+${name.length}`, { declaration, imports: { x: [name] } })
  const put = async (name: string) => approvedRelease(server, { account: await recorded(server, using(name)) })
  await expect(put('@atrium/workbench')).rejects.toMatchObject({
    code: 'releaseNameMissing',
    params: { slug: 'account' },
  })
  await put('@atrium/sign-in')
  await approvedRelease(server, { account: null })
})

test('T21: the only operator goes back to the sign-in page of before, and takes nothing older with it', async () => {
  const lone = await givenOperator(server)
  const others = `platform_type = 7 and id <> '${lone.person.id}'`
  await runSql(server.address, `update user_account set status = 'suspended' where ${others}`)
  const [kind, own] = [
    kinds.find(({ slug, page }) => slug === 'sign-in' && page),
    kinds.find(({ slug }) => slug === 'account'),
  ]
  if (kind === undefined || own === undefined) throw new Error('there are no such kinds')
  const made = []
  for (const [of, version] of [
    [kind, '92.0.0'],
    [own, '92.0.0'],
    [kind, '93.0.0'],
  ] as const)
    made.push(await approvedRelease(server, { [of.slug]: (await aVersionOf(server, of, version)).id }))
  const [older, former, now] = made
  const asked = { head: now?.id ?? '', reason: 'x' }
  expect((await lone.call('getRevision', { id: older?.id ?? '' })).needsTwo).toEqual(['account', 'sign-in'])
  expect((await lone.tryCall('bringRevisionBack', { id: older?.id ?? '', ...asked })).error).toBe('releaseNeedsTwo')
  await lone.call('bringRevisionBack', { id: former?.id ?? '', ...asked })
  await runSql(server.address, `update user_account set status = 'active' where ${others}`)
})
