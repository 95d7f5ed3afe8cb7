import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApplication, openTo } from '../test/given-application.ts'

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

const missing = { status: 404, error: 'applicationNotFound' }

async function givenPublic(more: { name?: string; name_en?: string } = {}) {
  const given = await givenApplication(server, more)
  await given.administrator.call('updateApplicationPublicity', { id: given.id, isPublic: true })
  return given
}

function inPlatform<T>(work: Parameters<typeof server.services.tx<T>>[1]) {
  return server.services.tx(platform, work)
}

async function documentOf(path: string, by = server.client()) {
  const { status, body } = await by.fetch(path, { headers: { accept: 'text/html,*/*' } })
  return { status, html: String(body) }
}

test('a stranger sees what the enterprise shows, and nothing of what it does not show', async () => {
  const { enterprise, administrator, id } = await givenApplication(server)
  const stranger = server.client()
  expect(await stranger.tryCall('getApplicationDetail', { id })).toMatchObject(missing)
  await administrator.call('updateApplicationPublicity', { id, isPublic: true })
  const shown = await stranger.call('getApplicationDetail', { id })
  expect(shown).toMatchObject({ id, name: '订单', enterprise: enterprise.name, standing: 'signIn', url: null })
  const before = await stranger.tryCall('getApplicationDetail', { id: 'nosuchapplication' })
  await administrator.call('updateApplicationPublicity', { id, isPublic: false })
  const after = await stranger.tryCall('getApplicationDetail', { id })
  expect([after.status, after.error]).toEqual([before.status, before.error])
})

test('under the address of another enterprise there is no such application', async () => {
  const { enterprise, id } = await givenPublic()
  const other = await server.given.enterprise()
  const ask = (entId: string) => server.client().tryCall('getApplicationDetail', { id }, { space: entId })
  expect((await ask(enterprise.id)).status).toBe(200)
  expect(await ask(other.id)).toMatchObject(missing)
})

test('what is hidden, not published, or of an enterprise that is closed is not shown, public or not', async () => {
  const { id: entId } = await server.given.enterprise()
  const added = async (more: { visible?: boolean; kind?: 'built' }) => {
    const row = { ent_id: entId, id: newId(), name: '订单', url: '/orders', kind: 'form', is_public: true } as const
    await inPlatform((db) =>
      db
        .insertInto('application')
        .values({ ...row, ...more })
        .execute(),
    )
    return row.id
  }
  const seen = async (id: string) => (await server.client().tryCall('getApplicationDetail', { id })).status
  expect(await seen(await added({ visible: false }))).toBe(404)
  expect(await seen(await added({ kind: 'built' }))).toBe(404)
  const id = await added({})
  expect(await seen(id)).toBe(200)
  await inPlatform((db) => db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', entId).execute())
  expect(await seen(id)).toBe(404)
})

test('a member opens it where they may, asks for it where that is offered, and else is offered nothing', async () => {
  const { enterprise, administrator, member, id } = await givenPublic()
  const standing = async () => (await member.call('getApplicationDetail', { id })).standing
  const { url } = await member.call('getApplicationDetail', { id })
  expect(url).toBe(`/space-${enterprise.id}/orders`)
  await openTo(administrator, id, { isAskable: true })
  expect(await standing()).toBe('ask')
  await member.call('askForApplication', { id, reason: '需要' })
  expect(await standing()).toBe('asked')
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await standing()).toBe('closed')
  const elsewhere = await server.given.signedIn({})
  expect(await elsewhere.call('getApplicationDetail', { id })).toMatchObject({ standing: 'closed', url: null })
})

test('an application that is not public is shown to those who may open or ask for it, until they may not', async () => {
  const { administrator, member, id } = await givenApplication(server)
  const status = async () => (await member.tryCall('getApplicationDetail', { id })).status
  expect(await status()).toBe(200)
  await openTo(administrator, id, { isAskable: true })
  expect(await status()).toBe(200)
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await status()).toBe(404)
  await openTo(administrator, id, { userIds: [member.person.id] })
  expect(await status()).toBe(200)
  const elsewhere = await server.given.signedIn({})
  expect(await elsewhere.tryCall('getApplicationDetail', { id })).toMatchObject(missing)
})

test('only an administrator of the enterprise shows an application to everyone, after a confirmation', async () => {
  const { enterprise, administrator, id } = await givenApplication(server)
  const developer = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const input = { id, isPublic: true }
  expect((await developer.tryCall('updateApplicationPublicity', input)).error).toBe('forbidden')
  const unconfirmed = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  expect((await unconfirmed.tryCall('updateApplicationPublicity', input)).error).toBe('stepUpRequired')
  const other = await givenApplication(server)
  expect(await other.administrator.tryCall('updateApplicationPublicity', input)).toMatchObject(missing)
  await administrator.call('updateApplicationPublicity', input)
  expect((await administrator.call('listManagedApplications', {}))[0]?.isPublic).toBe(true)
  const logged = await inPlatform((db) =>
    db.selectFrom('audit_log').select(['action', 'diff']).where('target_id', '=', id).execute(),
  )
  expect(logged).toContainEqual({
    action: 'updateApplicationPublicity',
    diff: expect.objectContaining({ isPublic: true }),
  })
})

test('the document of its page says what it is to programs that show links, as text and nothing else', async () => {
  const hostile = '"><script>alert(1)</script>&quot;'
  const { enterprise, id } = await givenPublic({ name: hostile })
  const { status, html } = await documentOf(`/space-${enterprise.id}/appDetail/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('<meta property="og:title" content="&quot;>&lt;script>alert(1)&lt;/script>&amp;quot; · ')
  expect(html).not.toContain('<script>alert')
  expect((await documentOf(`/m/appDetail/${id}`)).html).toContain('og:title')
})

test('the documents of pages without an application are alike, with the status of what is not there', async () => {
  const { enterprise, member, id } = await givenApplication(server)
  const bare = ({ status, html }: Awaited<ReturnType<typeof documentOf>>) => [status, html.includes('og:')]
  expect(bare(await documentOf(`/appDetail/${id}`))).toEqual([404, false])
  expect(bare(await documentOf(`/space-${enterprise.id}/appDetail/${id}`))).toEqual([404, false])
  expect(bare(await documentOf('/appDetail/nosuchapplication'))).toEqual([404, false])
  expect(bare(await documentOf('/m/appDetail/NO-SUCH'))).toEqual([404, false])
  expect(bare(await documentOf(`/appDetail/${id}`, member))).toEqual([200, true])
  expect(bare(await documentOf('/home/login'))).toEqual([200, false])
})

test('the status of an application names it where everyone is shown it, and no other id', async () => {
  const { administrator, id } = await givenPublic()
  const told = async (appId: string) => (await server.client().call('getAppStatus', { appId })).appId
  expect(await told(id)).toBe(id)
  await administrator.call('updateApplicationPublicity', { id, isPublic: false })
  expect(await told(id)).toBeNull()
  expect(await told('nosuchapplication')).toBeNull()
})
