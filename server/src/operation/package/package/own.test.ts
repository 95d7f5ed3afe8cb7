import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, uploaded, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator

beforeAll(async () => {
  server = await startTestServer({ environment: { ATRIUM_BASE_URL: 'https://portal.example' } })
  operator = await givenOperator(server)
})
afterAll(() => server.close())

type Published = { enterprises: string[] | 'all'; packageName?: string; versionCode?: number }

async function published({ enterprises, packageName = `com.example.p${newId()}`, versionCode = 7 }: Published) {
  const { id, warnings } = await uploaded(operator, { bytes: givenApk({ manifest: { packageName, versionCode } }) })
  const notes = { 'zh-CN': '修复', 'en-US': 'Mended' }
  const data = { status: 'published', enterprises, notes, confirmed: warnings } as const
  await operator.call('publishPackage', { platform: 'apk', id, data })
  return { id, packageName }
}

async function givenMember() {
  const enterprise = await server.given.enterprise()
  return { enterprise, member: await server.given.signedIn({ enterprise }) }
}

type Member = Awaited<ReturnType<typeof givenMember>>['member']

async function seenBy(member: Member) {
  return (await member.call('listOwnPackages', {})).map(({ id }) => id)
}

test('a member sees what is published to their enterprise, and nothing of another one', async () => {
  const [own, other] = [await givenMember(), await givenMember()]
  const { id } = await published({ enterprises: [own.enterprise.id] })
  expect(await seenBy(own.member)).toEqual([id])
  expect(await seenBy(other.member)).toEqual([])
  const refused = await other.member.tryCall('linkOwnPackage', { id })
  expect(refused).toMatchObject({ status: 404, error: 'notFound' })
  expect((await server.client().tryCall('listOwnPackages', {})).error).toBe('signInRequired')
})

test('of an application a member sees the package that was published last, in their language', async () => {
  const { enterprise, member } = await givenMember()
  const first = await published({ enterprises: [enterprise.id] })
  const { packageName } = first
  const { id } = await published({ enterprises: [enterprise.id], packageName, versionCode: 8 })
  const [shown, ...others] = await member.call('listOwnPackages', {})
  expect(shown).toMatchObject({ id, platform: 'apk', notes: '修复' })
  expect(others).toEqual([])
})

test('a link of a member leads to the file, and stands in the log of the enterprise', async () => {
  const { enterprise, member } = await givenMember()
  const { id } = await published({ enterprises: [enterprise.id] })
  const { url, installUrl } = await member.call('linkOwnPackage', { id })
  expect(url).toMatch(/^https:\/\/portal\.example\/d\//)
  expect(installUrl).toBeNull()
  expect((await server.client().fetch(new URL(url).pathname)).status).toBe(200)
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const logged = await server.services.tx(wholePlatform, (db) =>
    db.selectFrom('audit_log').select(['action', 'actor_id']).where('ent_id', '=', enterprise.id).execute(),
  )
  expect(logged).toContainEqual({ action: 'linkPackage', actor_id: member.person.id })
  expect(await administrator.call('listOwnPackages', {})).toHaveLength(1)
})

test('a withdrawn package, and a person whose membership ends meanwhile, have nothing', async () => {
  const { enterprise, member } = await givenMember()
  const { id } = await published({ enterprises: [enterprise.id] })
  const seen = () =>
    server.services.tx({ as: 'tenant', entId: enterprise.id, userId: member.person.id }, (db) =>
      db.selectFrom('own_package').select('id').where('id', '=', id).execute(),
    )
  expect(await seen()).toHaveLength(1)
  const set = (status: 'active' | 'suspended') =>
    server.services.tx(wholePlatform, (db) =>
      db.updateTable('membership').set({ status }).where('user_id', '=', member.person.id).execute(),
    )
  await set('suspended')
  expect(await seen()).toEqual([])
  await set('active')
  await operator.call('withdrawPackage', { platform: 'apk', id })
  expect(await seen()).toEqual([])
})
