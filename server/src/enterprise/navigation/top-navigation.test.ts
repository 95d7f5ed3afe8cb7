import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import type { Client } from '../../test/client.ts'
import { makePortalFolder, writeDeclaredPortal } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let root: Client
const people = new Map<string, Client>()

beforeAll(async () => {
  portal = await makePortalFolder()
  await writeDeclaredPortal(portal.folder)
  server = await startTestServer({ repositoryFolder: portal.folder })
  root = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(root)
  for (const loginId of ['saas', 'member', 'admin2']) people.set(loginId, await server.given.signIn({ loginId }))
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})
beforeEach(() => hide([]))

async function hide(hidden: string[]) {
  const { version } = (await root.call('getPlatformSettings', {})).navigation
  await root.call('updateNavigationSetting', { hidden, version })
  await server.services.settings.refresh()
  return (await root.call('getPlatformSettings', {})).navigation.value.hidden
}

function as(loginId: string) {
  const client = people.get(loginId)
  if (client === undefined) throw new Error(`${loginId} is not signed in`)
  return client
}

async function shown(client: Client) {
  const { items } = await client.call('getTopNavigation', {})
  return items.filter(({ visible }) => visible).map(({ code }) => code)
}

test('each type is told its own entries, in their order, and sees all while nobody hides any', async () => {
  const all = ['/console', '/console/enterprises', '/console/people', '/console/messages']
  expect(await shown(as('saas'))).toEqual(all)
  expect((await as('saas').call('getLoginStatus', {})).hiddenPages).toBeUndefined()
  expect(await shown(root)).toContain('/sysop/audit')
  expect(await shown(as('member'))).not.toContain('/sysop/audit')
})

test('what is hidden from a type is hidden from these people, wherever the portal offers it, and from nobody else', async () => {
  await hide(['saasAdministrator:/console/messages', 'member:/user/workbench/messages'])
  expect(await shown(as('saas'))).toEqual(['/console', '/console/enterprises', '/console/people'])
  expect((await as('saas').call('getTopNavigation', {})).items).toContainEqual({
    code: '/console/messages',
    visible: false,
  })
  expect((await as('saas').call('getLoginStatus', {})).hiddenPages).toEqual(['/console/messages'])
  expect((await as('saas').call('getPageAuthorization', {})).pages).not.toContain('/console/messages')
  const entrances = await as('member').call('listEntrances', {})
  expect(entrances.map(({ code }) => code)).not.toContain('/user/workbench/messages')
  expect((await as('admin2').call('getLoginStatus', {})).hiddenPages).toBeUndefined()
})

test('an enterprise’s own navigation does not lead where its people are not let in', async () => {
  const scope = { as: 'platform' } as const
  const item = { ent_id: demoEnterprises.two.id, id: 'own', name: 'x', name_en: 'x', url: '/user/workbench/messages' }
  await server.services.tx(scope, (db) =>
    db
      .insertInto('navigation_item')
      .values({ ...item, icon: 'mail' })
      .execute(),
  )
  const urls = async () => (await as('admin2').call('getNavigation', {})).items.map(({ url }) => url)
  expect(await urls()).toContain('/user/workbench/messages')
  await hide(['administrator:/user/workbench/messages'])
  expect(await urls()).not.toContain('/user/workbench/messages')
  expect((await as('admin2').call('getNavigation', {})).custom).toBe(true)
})

test('root operators see all and alone may change it, so that nothing is hidden for good', async () => {
  expect(await hide(['operator:/sysop/audit'])).toEqual(['operator:/sysop/audit'])
  expect(await shown(root)).toContain('/sysop/audit')
  const second = await server.given.signedIn({ userType: 7 })
  expect(await shown(second)).not.toContain('/sysop/audit')
  await server.given.confirm(second)
  const refused = await second.tryCall('updateNavigationSetting', { hidden: [], version: 1 })
  expect(refused.error).toBe('rootRequired')
})

test('where people land, and what is no entry of theirs, cannot be hidden', async () => {
  const left = ['saasAdministrator:/console', 'member:/user/workbench', 'member:/sysop/audit', 'member:/made/up']
  expect(await hide([...left, 'saasAdministrator:/console/people'])).toEqual(['saasAdministrator:/console/people'])
})

test('who hid what is written down', async () => {
  await hide(['saasAdministrator:/console/people'])
  const { changedBy, auditId } = (await root.call('getPlatformSettings', {})).navigation
  expect(changedBy).not.toBeNull()
  expect(auditId).not.toBeNull()
})
