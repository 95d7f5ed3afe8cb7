import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig } from '@atrium/shared-utility/contract'
import { inflateSync } from 'node:zlib'
import { platform } from '../../foundation/db/scope.ts'
import { listenLive } from '../../test/live-reader.ts'
import type { TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { digestOfRevision } from './append.ts'
import { releaseParts, rollBackTo } from './release.ts'
import { recorded, release, released, revisionsOf, startReleasing, teamParcel } from './test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

const by = { kind: 'person', id: 'person1' } as const
const title = { 'zh-CN': '页', 'en-US': 'Page' }
const head = async () => (await revisionsOf(server)).at(-1)
const slugs = Array.from({ length: 20 }, (_, n) => `many-${n}`)

test('of forty releases by twenty parcels in two processes at once none is lost, and they are one chain', async () => {
  const other = await server.startAnother()
  const before = (await revisionsOf(server)).length
  const parcels = slugs.flatMap((slug) => [teamParcel(slug, '1.0.0'), teamParcel(slug, '1.0.1')])
  const made = await Promise.all(parcels.map((parcel, n) => released(n % 2 === 0 ? server : other, parcel)))
  await other.stop()
  const revisions = await revisionsOf(server)
  expect(revisions.length).toBe(before + 40)
  for (const [index, revision] of revisions.entries()) {
    const parent = revisions[index - 1]
    expect([revision.number, revision.parent_id]).toEqual([index + 1, parent?.id ?? null])
    expect(revision.digest).toBe(digestOfRevision(revision, parent?.digest ?? null))
  }
  const added = revisions.slice(before)
  expect(added.map(({ entries }, n) => differences(revisions[before + n - 1]?.entries, entries))).toEqual(
    Array.from({ length: 40 }, () => 1),
  )
  // The last release of each parcel is in force.
  for (const slug of slugs) {
    const ofIt = made.filter((_, n) => parcels[n]?.manifest.slug === slug)
    const last = ofIt.toSorted((one, another) => one.number - another.number).at(-1)
    expect(revisions.at(-1)?.entries[slug]).toBe(last?.entries[slug])
  }
}, 120_000)

test('two teams that have seen the same portal both release their own part, and of one part only the first does', async () => {
  const seen = (await head())?.id
  await released(server, teamParcel('first', '1.0.0'), seen)
  await released(server, teamParcel('second', '1.0.0'), seen)
  const late = released(server, teamParcel('first', '1.0.1'), seen)
  await expect(late).rejects.toMatchObject({ code: 'releaseOvertaken', params: { slug: 'first' } })
  expect(Object.keys((await head())?.entries ?? {})).toEqual(expect.arrayContaining(['first', 'second']))
})

test('a release is in the pages of every process at once, and open portals hear of it', async () => {
  const other = await server.startAnother()
  const member = await server.given.signedIn()
  const live = await listenLive(server.url, member)
  await live.ready()
  await released(server, teamParcel('seen', '1.0.0'))
  await until(() => live.events().some((event) => JSON.stringify(event).includes('"portal"')))
  for (const { url } of [{ url: server.url }, { url: other.localUrl }])
    await until(async () => (await appsAt(url)).includes('@team/seen'))
  await live.leave()
  await other.stop()
})

test('going back is a revision of its own, which another start does not undo', async () => {
  const before = await head()
  await released(server, teamParcel('hasty', '1.0.0'))
  const back = { revision: before?.id ?? '', reason: 'it was hasty', by }
  const now = new Date()
  const made = await server.services.tx(platform, (db) => rollBackTo(back, { db, now }))
  expect(made).toMatchObject({ number: (before?.number ?? 0) + 2, entries: before?.entries, reason: 'it was hasty' })
  await server.restart()
  expect((await head())?.id).toBe(made.id)
  const again = server.services.tx(platform, (db) => rollBackTo(back, { db, now }))
  await expect(again).rejects.toMatchObject({ code: 'releaseChangesNothing' })
  const unseen = server.services.tx(platform, (db) =>
    rollBackTo({ ...back, expectedHead: before?.id ?? '' }, { db, now }),
  )
  await expect(unseen).rejects.toMatchObject({ code: 'versionConflict' })
})

test('a process that ends in the middle of a release has released nothing', async () => {
  const before = await revisionsOf(server)
  const changes = { cut: await recorded(server, teamParcel('cut', '1.0.0')) }
  const cut = server.services.tx(platform, async (db) => {
    await releaseParts({ changes, reason: '', by }, { db, now: new Date() })
    throw new Error('killed')
  })
  await expect(cut).rejects.toThrow('killed')
  expect(await revisionsOf(server)).toEqual(before)
  await release(server, { changes })
})

const page = (path: string) => ({ path, kind: 'default' as const, title, open: false, public: false })
const withRoute = (path: string) => ({ name: '@team/odd', description: title, routes: [page(path)] })

test.each([
  ['a page that another parcel has', { declaration: withRoute('/user/workbench') }, 'releaseRouteTaken'],
  ['the same with more slashes', { css: [], declaration: withRoute('//user//workbench/') }, 'releaseRouteTaken'],
  ['a name that another part has', { entries: { '@team/odd': 'a.js', react: 'a.js' } }, 'releaseNameTaken'],
  ['no beginning', { entries: {} }, 'releaseNameMissing'],
  ['an import that no part offers', { imports: { 'a.js': ['vue'] } }, 'releaseNameMissing'],
  ['a name that the shared set does not export', { uses: { react: ['useNothing'] } }, 'releaseNameMissing'],
])('a parcel with %s is refused, and the portal stays as it is', async (_, change, code) => {
  const before = await head()
  const odd = teamParcel('odd', `1.0.${code}.${Object.keys(change).join('')}`, change)
  await expect(released(server, odd)).rejects.toMatchObject({ code, status: 409 })
  expect((await head())?.id).toBe(before?.id)
})

test('a page whose place another parcel has under another name is the same page', async () => {
  await released(server, teamParcel('odd', '2.0.0', { declaration: withRoute('/team/of/:id') }))
  const route = page('/team/of/:number')
  const other = teamParcel('other', '2.0.0', {
    declaration: { name: '@team/other', description: title, routes: [route] },
  })
  await expect(released(server, other)).rejects.toMatchObject({ code: 'releaseRouteTaken', params: { other: 'odd' } })
})

test('what is no version of a part, or cannot be done without, is refused', async () => {
  const id = await recorded(server, teamParcel('loose', '1.0.0'))
  const refusals: Record<string, string | null>[] = [{ loose: 'none' }, { wrong: id }, { shell: null }, { loose: null }]
  const codes = await Promise.all(
    refusals.map((changes) => release(server, { changes }).catch((error: { code: string }) => error.code)),
  )
  expect(codes).toEqual(['releasePartUnknown', 'releasePartUnknown', 'releasePartNeeded', 'releaseChangesNothing'])
})

async function appsAt(url: string) {
  const answer = await fetch(`${url}/home/login`, { headers: { accept: 'text/html' } })
  const [, text = ''] = /id="atrium-boot"[^>]*>(.*?)<\/script>/.exec(await answer.text()) ?? []
  const { payload } = JSON.parse(text).baseConfig
  return baseConfig
    .parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
    .apps.map(({ name }) => name)
}

function differences(one: Record<string, string> = {}, other: Record<string, string> = {}) {
  const all = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...all].filter((slug) => one[slug] !== other[slug]).length
}
