import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig } from '@atrium/shared-utility/contract'
import { released, startReleasing, teamParcel } from '../../revision/test/given-release.ts'
import type { Client } from '../../../test/client.ts'
import { listenLive } from '../../../test/live-reader.ts'
import { until } from '../../../test/until.ts'
import { list, setRule } from '../../../operation/setting/white-list/test/given.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let operator: Client
beforeAll(async () => {
  stage = await startReleasing()
  operator = await stage.server.given.signIn({ loginId: 'operator' })
  await stage.server.given.confirm(operator)
  const slugs = ['plug', 'other']
  for (const slug of slugs)
    await operator.call('addTeamParcel', { slug, team: 'sales', paths: [`/team/${slug}`], contact: '销售组 / Sales' })
  for (const slug of slugs) await released(stage.server, inMenu(teamParcel(slug, '1.0.0')))
})
afterAll(() => stage.close())

/** Puts its page into the menu, and so among the shortcuts of the workbench. */
function inMenu(parcel: ReturnType<typeof teamParcel>) {
  const { declaration } = parcel.manifest
  if (declaration === undefined) return parcel
  const menu = { group: 'work', order: 90, icon: 'list' } as const
  const routes = declaration.routes.map((route) => ({ ...route, menu }))
  return { ...parcel, manifest: { ...parcel.manifest, declaration: { ...declaration, routes } } }
}

async function shortcutsOf(client: Client) {
  const entrances = await client.call('listEntrances', {})
  return entrances.map(({ url }) => url).filter((url) => url.startsWith('/team/'))
}

async function shownTo(client: Client) {
  const { payload } = await client.call('getBaseConfig', {})
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
}

async function refusedTo(client: Client) {
  const { routes, apps } = await shownTo(client)
  const refused = routes.filter((route) => route.refused === 'pluginNotListed').map(({ path }) => path)
  return { refused, opened: apps.map(({ name }) => name).filter((name) => name.startsWith('@team/')) }
}

test('every plug-in opens until operators let only listed ones pass; then each enterprise has those that are for it', async () => {
  const { server } = stage
  const [one, another] = [await server.given.enterprise(), await server.given.enterprise()]
  const [inOne, inAnother] = [
    await server.given.signedIn({ enterprise: one }),
    await server.given.signedIn({ enterprise: another }),
  ]
  const before = await shownTo(inOne)
  expect((await refusedTo(inOne)).refused).toEqual([])
  expect((await shortcutsOf(inOne)).toSorted()).toEqual(['/team/other', '/team/plug'])
  await list(operator, { kind: 'plugin', value: 'plug', entid: one.id })
  await setRule(operator, 'plugin', true)
  expect(await refusedTo(inOne)).toEqual({ refused: ['/team/other'], opened: ['@team/plug'] })
  expect(await refusedTo(inAnother)).toEqual({ refused: ['/team/other', '/team/plug'], opened: [] })
  expect([await shortcutsOf(inOne), await shortcutsOf(inAnother)]).toEqual([['/team/plug'], []])
  // A parcel of the platform itself is no plug-in.
  expect((await shownTo(inAnother)).apps.map(({ name }) => name)).toContain('@atrium/workbench')
  // Open pages follow what is another state of the portal.
  expect((await shownTo(inOne)).revision).not.toBe(before.revision)
  await setRule(operator, 'plugin', false)
  expect(await shownTo(inOne)).toMatchObject({ revision: before.revision })
})

test('open portals hear of it at once', async () => {
  const { server } = stage
  const person = await server.given.signedIn({ enterprise: await server.given.enterprise() })
  const live = await listenLive(server.url, person)
  await live.ready()
  const heard = () => live.events().filter((event) => JSON.stringify(event).includes('"portal"')).length
  const before = heard()
  const { id } = await list(operator, { kind: 'plugin', value: 'other' })
  await until(async () => heard() > before)
  await operator.call('deleteWhiteListEntry', { id })
  await until(async () => heard() > before + 1)
  await live.leave()
})

test('what no team has is refused at its field, and what is not listed is told', async () => {
  expect(await operator.tryCall('addWhiteListEntry', { kind: 'plugin', value: 'workbench' })).toMatchObject({
    error: 'whiteListPlugin',
    status: 400,
  })
  const { list: missing } = await operator.call('listWhiteListMissing', { kind: 'plugin', q: '' })
  expect(missing.map(({ value, places }) => [value, places])).toEqual([
    ['other', ['parcel']],
    ['plug', ['parcel']],
  ])
})
