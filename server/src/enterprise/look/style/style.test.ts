import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { givenPng } from '../../../foundation/file/picture/test/given-png.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const logo = givenPng().toString('base64')
const words = { name: '星河', nameEn: 'Galaxy', color: '#00695C', hasLogo: false, logo: '' }
const html = { headers: { accept: 'text/html', 'accept-language': 'en-US' } }
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

/** An enterprise, and one who administers it and has just confirmed who they are. */
async function administered() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  return { ...enterprise, administrator }
}

const styleOf = async (by: Client) => (await by.call('getEnterpriseStyle', {})).style

async function set(by: Client, change: Partial<typeof words>) {
  const { version } = await styleOf(by)
  return by.tryCall('updateEnterpriseStyle', { ...words, ...change, version })
}

async function brandOfPage(entId: string) {
  const styled = await server.services.styles(entId)
  const { payload } = await server.services.baseConfig({ lang: 'en-US', entId: null, styled })
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString())).brand
}

test('until somebody sets it, an enterprise looks as the platform does', async () => {
  const { id, name, administrator } = await administered()
  const styled = await administrator.call('getEnterpriseStyle', {})
  expect(styled).toMatchObject({ curEntId: id, entName: name, brand: {} })
  expect(styled.style).toEqual({ name: '', nameEn: '', color: '', logo: null, version: 0, changedAt: null })
  expect(await brandOfPage(id)).toBeUndefined()
})

test('its sign-in page bears its name and colour from the first byte, within the policy of the page', async () => {
  const { id, administrator } = await administered()
  expect((await set(administrator, {})).status).toBe(200)
  const page = await server.client().fetch(`/space-${id}/home/login`, html)
  expect(page.body).toContain('<title>Galaxy</title>')
  expect(page.body).toContain('<link rel="icon" href="data:,">')
  const [, nonce = '', style = ''] =
    /<style nonce="([\w-]+)" id="atrium-brand-style" data-of="\w+">([^<]*)</.exec(String(page.body)) ?? []
  expect(style).toContain('--atrium-palette-primary-main:#00695c')
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  expect(await brandOfPage(id)).toEqual({ name: 'Galaxy' })
  const other = await server.given.enterprise()
  const theirs = await server.client().fetch(`/space-${other.id}/home/login`, html)
  expect(theirs.body).not.toContain('Galaxy')
  expect(theirs.body).not.toContain('#00695c')
  expect(theirs.body).toContain('<link rel="icon" href="/mark.svg">')
})

test('U10: its logo is for everybody, under an address of its own, and goes when another comes', async () => {
  const { id, name, administrator } = await administered()
  expect((await set(administrator, { hasLogo: true })).error).toBe('logoMissing')
  await set(administrator, { name: '', nameEn: '', hasLogo: true, logo })
  const first = (await styleOf(administrator)).logo ?? ''
  const shown = await fetch(server.url + first)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await server.client().call('getEntrance', { entId: id })).toEqual({ name, logo: first })
  expect((await administrator.call('getCurrentEnterprise', {})).logo).toBe(first)
  expect(await brandOfPage(id)).toEqual({ name, logo: first })
  await set(administrator, { hasLogo: true, logo })
  expect((await fetch(server.url + first)).status).toBe(404)
  await set(administrator, { hasLogo: false })
  expect((await styleOf(administrator)).logo).toBeNull()
})

test.each([
  ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a picture that lies about its size', givenPng({ claimedPx: 50_000 })],
  ['more than 64 kB', Buffer.concat([givenPng(), Buffer.alloc(66_000)])],
])('S51: %s is no logo, and leaves nothing behind', async (_what, bytes) => {
  const { id, administrator } = await administered()
  expect((await set(administrator, { hasLogo: true, logo: bytes.toString('base64') })).error).toBe('logoNoPicture')
  const files = await server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').select('id').where('ent_id', '=', id).execute(),
  )
  expect(files).toEqual([])
})

test('S35: whoever knows the id of another file does not get it as a logo', async () => {
  const { id, administrator } = await administered()
  const file = { sizeBytes: 1, purpose: 'test', name: 'x', mediaType: 'text/plain', expiresAt: null }
  await server.services.tx(platform, (db) =>
    server.services.files.create(db, { id: 'hidden1', entId: id, createdBy: null, ...file }),
  )
  expect((await administrator.tryCall('getEnterpriseLogo', { id: 'hidden1' })).error).toBe('notFound')
})

test('a text is no colour, and a change against an old version is refused', async () => {
  const { administrator } = await administered()
  for (const color of ['red', '#fff', '#00695c;}']) expect((await set(administrator, { color })).status).toBe(400)
  await set(administrator, {})
  const late = await administrator.tryCall('updateEnterpriseStyle', { ...words, version: 0 })
  expect(late.error).toBe('versionConflict')
})

test('members see it and do not set it; an operator sets it in the space, and the log says what changed', async () => {
  const { id } = await administered()
  const member = await server.given.signedIn({ enterprise: { id } })
  expect((await member.tryCall('updateEnterpriseStyle', { ...words, version: 0 })).error).toBe('forbidden')
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  const inIt = { space: id }
  expect((await operator.tryCall('updateEnterpriseStyle', { ...words, version: 0 }, inIt)).status).toBe(200)
  expect((await styleOf(member)).color).toBe('#00695c')
  const { rows } = await runSql(
    server.address,
    `select diff from audit_log where ent_id = '${id}' and action = 'updateEnterpriseStyle'`,
  )
  expect(rows).toEqual([{ diff: expect.objectContaining({ after: expect.arrayContaining(['color: #00695c']) }) }])
})

test('whoever is in another enterprise is not shown its look', async () => {
  const { id, administrator } = await administered()
  await set(administrator, {})
  const stranger = await server.given.signedIn()
  const page = await stranger.fetch(`/space-${id}/home`, html)
  expect(page.body).not.toContain('#00695c')
})

test('a SaaS administrator sets it for an enterprise in care, and for no other, whatever a handler does', async () => {
  const { id } = await administered()
  const carer = await carerOf(id)
  const change = { ...words, hasLogo: true, logo, version: 0 }
  expect((await carer.tryCall('updateStyleInCare', { ...change, entid: id })).status).toBe(200)
  const { style } = await carer.call('getStyleInCare', { entid: id })
  expect(style).toMatchObject({ name: '星河', color: '#00695c', version: 1 })
  const other = await server.given.enterprise()
  expect((await carer.tryCall('getStyleInCare', { entid: other.id })).error).toBe('enterpriseNotFound')
  expect((await carer.tryCall('updateStyleInCare', { ...change, entid: other.id })).error).toBe('enterpriseNotFound')
  const past = server.services.tx({ as: 'platform', carerId: carer.person.id }, (db) =>
    db.insertInto('ent_style').values({ ent_id: other.id, logo_id: null, updated_by: null }).execute(),
  )
  await expect(past).rejects.toThrow(/row-level security/)
})

/** A SaaS administrator who looks after the category of this enterprise, and has just confirmed who they are. */
async function carerOf(entId: string) {
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const category = { id: 'styled', code: 'styled', name: 'styled', name_en: 'styled' }
  await server.services.tx(platform, async (db) => {
    await db.insertInto('saas_category').values(category).execute()
    await db
      .insertInto('saas_admin')
      .values({ category_id: 'styled', user_id: carer.person.id, rights: ['view'] })
      .execute()
    await db.updateTable('enterprise').set({ saas_id: 'styled' }).where('id', '=', entId).execute()
  })
  await server.given.confirm(carer)
  return carer
}
