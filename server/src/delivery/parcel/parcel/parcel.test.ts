import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let operator: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
  operator = await server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const crm = { slug: 'crm', team: 'sales', contact: '销售系统组，分机 4711', paths: ['/crm', '/leads/open'] }

test('a registered parcel is listed with its System name, and found by whatever it is called', async () => {
  await operator.call('addTeamParcel', crm)
  for (const iSearch of ['crm', 'sales', '4711']) {
    const { total, list } = await operator.call('listTeamParcels', { iSearch })
    expect({ total, list }).toMatchObject({
      total: 1,
      list: [{ ...crm, name: '@sales/crm', liveTokens: 0, version: 1 }],
    })
  }
  expect((await operator.call('listTeamParcels', { iSearch: 'nobody' })).total).toBe(0)
})

test('a change is made against the version that was read, and is told in the log', async () => {
  const changed = { slug: 'crm', contact: '新的负责人', paths: ['/crm'], version: 1 }
  await operator.call('updateTeamParcel', changed)
  expect((await operator.tryCall('updateTeamParcel', changed)).error).toBe('versionConflict')
  expect(await operator.call('getTeamParcel', { slug: 'crm' })).toMatchObject({ ...changed, version: 2 })
  const [entry] = (await operator.call('listAudit', { action: 'updateTeamParcel' })).list
  expect(entry).toMatchObject({ targetKind: 'parcel', targetId: 'crm' })
})

test.each([
  ['one that is there', { slug: 'crm', paths: ['/other'] }, 'parcelSlugTaken'],
  ['a part of the portal', { slug: 'root-config' }, 'parcelSlugTaken'],
  ['a parcel that is built with it', { slug: 'sign-in' }, 'parcelSlugTaken'],
  ['the portal’s own team', { team: 'atrium' }, 'parcelTeamReserved'],
  ['the scope of scripts of other servers', { team: 'provider' }, 'parcelTeamReserved'],
  ['the path of another one', { paths: ['/crm'] }, 'parcelPathTaken'],
  ['a path below another one’s', { paths: ['/crm/deep'] }, 'parcelPathTaken'],
  ['a path that begins where the portal has a page', { paths: ['/home/elsewhere'] }, 'parcelPathTaken'],
  ['the addresses of calls', { paths: ['/api/mine'] }, 'parcelPathReserved'],
  ['the addresses of files', { paths: ['/assets'] }, 'parcelPathReserved'],
  ['the prefix of an enterprise', { paths: ['/space-demo1'] }, 'parcelPathReserved'],
  ['two paths of which one is in the other', { paths: ['/mine', '/mine/below'] }, 'parcelPathTwice'],
  ['the same path twice', { paths: ['/mine', '/mine'] }, 'parcelPathTwice'],
  ['a path that climbs', { paths: ['/mine/../crm'] }, 'invalidInput'],
  ['the whole portal', { paths: ['/'] }, 'invalidInput'],
  ['no path', { paths: [] }, 'invalidInput'],
  ['a slug in capitals', { slug: 'Mine' }, 'invalidInput'],
])('a parcel is not registered with %s', async (_, wrong, error) => {
  const answer = await operator.tryCall('addTeamParcel', { ...crm, slug: 'mine', paths: ['/mine'], ...wrong })
  expect(answer.error).toBe(error)
})

test('a path above another one’s overlaps with it, too', async () => {
  await operator.call('addTeamParcel', { ...crm, slug: 'deep', paths: ['/far/below'] })
  const answer = await operator.tryCall('addTeamParcel', { ...crm, slug: 'far', paths: ['/far'] })
  expect(answer.error).toBe('parcelPathTaken')
  await operator.call('addTeamParcel', { ...crm, slug: 'beside', paths: ['/far/beside', '/farther'] })
})

test('of many teams that register overlapping paths at once one gets them', async () => {
  const slugs = Array.from({ length: 6 }, (_, index) => `race${index}`)
  const answers = await Promise.all(
    slugs.map((slug) => operator.tryCall('addTeamParcel', { ...crm, slug, paths: ['/race'] })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, 'parcelPathTaken']))
})

test('what was removed is gone, and its paths are free again', async () => {
  const gone = { ...crm, slug: 'gone', paths: ['/gone'] }
  await operator.call('addTeamParcel', gone)
  await operator.call('removeTeamParcel', { slug: 'gone' })
  expect((await operator.tryCall('getTeamParcel', { slug: 'gone' })).error).toBe('notFound')
  // Sent again after a lost answer.
  expect(await operator.call('removeTeamParcel', { slug: 'gone' })).toEqual({})
  expect((await operator.tryCall('removeTeamParcel', { slug: 'never' })).error).toBe('notFound')
  await operator.call('addTeamParcel', { ...gone, slug: 'gone2' })
})

test('nothing is registered, changed, removed or let in without a proof of a moment ago', async () => {
  const other = await server.given.signedIn({ userType: UserType.operator })
  const asked = [
    ['addTeamParcel', { ...crm, slug: 'mine', paths: ['/mine'] }],
    ['updateTeamParcel', { slug: 'crm', contact: 'x', paths: ['/crm'], version: 2 }],
    ['removeTeamParcel', { slug: 'crm' }],
    ['addDeployToken', { slug: 'crm', label: 'x', days: 1 }],
  ] as const
  for (const [name, input] of asked) expect((await other.tryCall(name, input)).error).toBe('stepUpRequired')
})
