import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomId } from '@atrium/shared-utility/model'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { selectPublished } from './line-query.ts'
import { givenApk, givenIpa } from './test/given-package.ts'
import { givenOperator, ticketOf, uploaded, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator
let enterprise: { id: string; name: string }
let other: { id: string; name: string }
const platform = 'apk'
const published = { status: 'published', enterprises: 'all' } as const
let version = 100

beforeAll(async () => {
  server = await startTestServer({ environment: { ATRIUM_BASE_URL: 'https://portal.example' } })
  operator = await givenOperator(server)
  enterprise = await server.given.enterprise({ name: '晨光科技' })
  other = await server.given.enterprise()
})
afterAll(() => server.close())

test('a package is published to the enterprises that are named, and to no other', async () => {
  const { id } = await newer()
  const data = {
    ...published,
    enterprises: [enterprise.id],
    forceUpdate: true,
    notes: { 'zh-CN': '修复', 'en-US': 'Mended' },
  }
  const answer = await operator.call('publishPackage', { platform, id, data: JSON.stringify(data) })
  expect(answer).toMatchObject({ status: 'published', toAll: false, enterprises: 1, force: true, notes: data.notes })
  const { list } = await operator.call('listPackageEnterprises', { platform, id })
  expect(list).toEqual([{ entid: enterprise.id, name: '晨光科技', published: true, forceUpdate: true, downloads: 0 }])
  const having = async (entid: string) => (await operator.call('listPackages', { entid })).list.map((row) => row.id)
  expect(await having(enterprise.id)).toContain(id)
  expect(await having(other.id)).not.toContain(id)
  const unknown = { ...published, enterprises: ['nosuchone'] }
  expect((await operator.tryCall('publishPackage', { platform, id, data: unknown })).error).toBe('enterpriseNotFound')
  await operator.call('publishPackage', { platform, id, data: published })
  expect(await having(other.id)).toContain(id)
})

test('S45: of two operators who publish with the same version one is told', async () => {
  const { id, version: seen } = await newer()
  await operator.call('publishPackage', { platform, id, version: seen, data: published })
  const late = await operator.tryCall('publishPackage', { platform, id, version: seen, data: published })
  expect(late).toMatchObject({ status: 409, error: 'versionConflict' })
})

test('a package that is published again after a lost answer is published once; what is changed since goes on from there', async () => {
  const { id, version: seen } = await newer()
  const asked = { platform, id, version: seen, data: published, onceKey: randomId() } as const
  const first = await operator.call('publishPackage', asked)
  expect(await operator.call('publishPackage', asked)).toEqual(first)
  const data = { ...published, forceUpdate: true }
  expect(await operator.call('publishPackage', { ...asked, data })).toMatchObject({ force: true, version: seen + 2 })
})

test('an older version, another signer and a new name are asked about before they are published', async () => {
  await operator.call('publishPackage', { platform, id: (await newer()).id, data: published })
  const odd = givenApk({ manifest: { versionCode: 3 }, certificate: 'another' })
  const older = await uploaded(operator, { bytes: odd })
  expect(older.warnings).toEqual(['downgrade', 'otherSigner'])
  const refused = await operator.tryCall('publishPackage', {
    platform,
    id: older.id,
    data: { ...published, confirmed: ['downgrade'] },
  })
  expect(refused).toMatchObject({ status: 409, error: 'packageUnconfirmed' })
  const data = { ...published, confirmed: older.warnings }
  expect((await operator.tryCall('publishPackage', { platform, id: older.id, data })).status).toBe(200)
  const stranger = await uploaded(operator, { bytes: givenApk({ manifest: { packageName: 'com.example.other' } }) })
  expect(stranger.warnings).toEqual(['newName'])
  await operator.call('withdrawPackage', { platform, id: older.id })
})

test('what a package is compared with is published under its name, and never itself', async () => {
  const [one, two] = [await newer(), await newer()]
  for (const { id } of [one, two]) await operator.call('publishPackage', { platform, id, data: published })
  const { packageName } = one
  if (packageName === null) throw new Error('it has been looked into')
  const versionsBeside = ({ id }: typeof one) =>
    server.services.tx(wholePlatform, async (db) =>
      (await selectPublished(db, { id, platform, packageName })).map((row) => row.version_code),
    )
  expect(await versionsBeside(two)).toContain(one.versionCode)
  expect(await versionsBeside(two)).not.toContain(two.versionCode)
})

test('S33: `_pwd` is a ticket of this session, good once; a password in the address is refused', async () => {
  const { id } = await newer()
  const asked = { platform, id, data: JSON.stringify({ withDownloadUrl: true }) } as const
  const errorOf = async (by: Operator, _pwd?: string) =>
    (await by.tryCall('getPackage', { ...asked, ...(_pwd !== undefined && { _pwd }) })).error
  expect(await errorOf(operator)).toBe('stepUpTicketInvalid')
  expect(await errorOf(operator, password)).toBe('invalidInput')
  const ticket = await ticketOf(operator, password)
  expect(await errorOf(await givenOperator(server), ticket)).toBe('stepUpTicketInvalid')
  expect((await operator.call('getPackage', { ...asked, _pwd: ticket })).downloadUrl).toMatch(
    /^https:\/\/portal\.example\/d\//,
  )
  expect(await errorOf(operator, ticket)).toBe('stepUpTicketInvalid')
})

test('S58: a link holds as it was made, for its enterprise and for ten minutes', async () => {
  const { id, fileName } = await newer()
  const data = { ...published, enterprises: [enterprise.id] }
  await operator.call('publishPackage', { platform, id, data })
  const theirs = await operator.tryCall('linkPackage', { platform, id, entid: other.id })
  expect(theirs).toMatchObject({ status: 409, error: 'packageNotTheirs' })
  const path = pathOf(await operator.call('linkPackage', { platform, id, entid: enterprise.id }))
  const stranger = server.client()
  const whole = await stranger.fetch(path)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
  expect(whole.headers.get('content-type')).toBe('application/vnd.android.package-archive')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  for (let at = 3; at < path.length; at += 1) {
    const changed = path.slice(0, at) + (path[at] === 'a' ? 'b' : 'a') + path.slice(at + 1)
    expect((await stranger.fetch(changed)).status).toBe(403)
  }
  const part = await stranger.fetch(path, { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.body]).toEqual([206, 'PK\u0003\u0004'])
  expect((await stranger.fetch(path, { headers: { range: 'bytes=999999999-' } })).status).toBe(416)
  expect((await stranger.fetch(path, { headers: { range: 'bytes=0-1000000000000' } })).status).toBe(206)
  await server.services.tx(wholePlatform, (db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', enterprise.id).execute(),
  )
  expect(await stranger.fetch(path)).toMatchObject({ status: 403, error: 'linkNotValid' })
  await server.services.tx(wholePlatform, async (db) => {
    await db.updateTable('enterprise').set({ status: 'active' }).where('id', '=', enterprise.id).execute()
    await db
      .updateTable('package_link')
      .set({ expires_at: new Date(0) })
      .where('package_id', '=', id)
      .execute()
  })
  expect(await stranger.fetch(path)).toMatchObject({ status: 403, error: 'linkNotValid' })
})

test('a withdrawn package is open to no enterprise any more, by no link that was made before', async () => {
  const { id } = await newer()
  await operator.call('publishPackage', { platform, id, data: published })
  const path = pathOf(await operator.call('linkPackage', { platform, id, entid: enterprise.id }))
  await operator.call('withdrawPackage', { platform, id, _pwd: await ticketOf(operator, password) })
  expect((await server.client().fetch(path)).error).toBe('linkNotValid')
  expect((await operator.tryCall('linkPackage', { platform, id, entid: enterprise.id })).error).toBe('packageNotReady')
  expect((await operator.tryCall('publishPackage', { platform, id, data: published })).error).toBe('packageNotReady')
  expect(await operator.call('getPackage', { platform, id })).toMatchObject({ status: 'withdrawn' })
})

test('S65: publishing, linking and withdrawing ask for a confirmation, and stand in the audit log', async () => {
  const { id } = await newer()
  const stolen = await server.given.signIn({ loginId: operator.person.loginId })
  for (const name of ['publishPackage', 'linkPackage', 'withdrawPackage'] as const)
    expect((await stolen.tryCall(name, { platform, id, data: published })).error).not.toBeNull()
  expect((await stolen.tryCall('publishPackage', { platform, id, data: published })).error).toBe('stepUpRequired')
  await operator.call('publishPackage', { platform, id, data: published })
  await operator.call('linkPackage', { platform, id })
  await operator.call('withdrawPackage', { platform, id })
  const { list } = await operator.call('listAudit', { target: id })
  expect(list.map(({ action }) => action).toSorted()).toEqual([
    'addPackage',
    'linkPackage',
    'publishPackage',
    'withdrawPackage',
  ])
})

test('an iPhone installs by the link alone: its manifest names the file by the same authority', async () => {
  const { id } = await uploaded(operator, { bytes: givenIpa(), platform: 'ipa' })
  await operator.call('publishPackage', { platform: 'ipa', id, data: published })
  const { url, installUrl } = await operator.call('linkPackage', { platform: 'ipa', id, entid: other.id })
  expect(installUrl).toBe(
    `itms-services://?action=download-manifest&url=${encodeURIComponent(`${url}/manifest.plist`)}`,
  )
  const answer = await server.client().fetch(`${pathOf({ url })}/manifest.plist`)
  expect(answer.headers.get('content-type')).toContain('text/xml')
  const text = String(answer.body)
  for (const part of [`<string>${url}</string>`, 'com.example.field', '3.1.0', '外勤 &amp; Field'])
    expect(text).toContain(part)
  expect((await server.client().fetch(`${pathOf({ url })}x/manifest.plist`)).status).toBe(403)
})

/** Uploaded, and newer than all before. */
function newer() {
  version += 1
  return uploaded(operator, { bytes: givenApk({ manifest: { versionCode: version } }) })
}

function pathOf({ url }: { url: string }) {
  return new URL(url).pathname
}
