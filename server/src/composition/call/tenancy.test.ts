import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { calls, type CallName, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { lookOnce } from '../../test/look-once.ts'
import { oneOfEach } from '../../test/one-of-each.ts'
import { problemOf } from '../../test/problem-of.ts'
import { sortOf } from '../../test/sort-of.ts'
import type { TestServer } from '../../test/test-server.ts'
import { createWhoCalls } from '../../test/who-calls.ts'
import { refuseOtherSpace } from './gates/fields.ts'
import { admit } from './gates/gates.ts'
import { atTheGates } from './test/at-the-gates.ts'
import { closedNames, spaceFields, spaceNames, startTenancy } from './test/tenancy.ts'

let stage: Awaited<ReturnType<typeof startTenancy>>
let server: TestServer

beforeAll(async () => {
  stage = await startTenancy()
  server = stage.server
})
afterAll(() => server.close())

describe('a person of enterprise A', () => {
  test('S34: is refused each call under B’s prefix, and one of each sort as under one that does not exist, and nothing is written', async () => {
    const compared = oneOfEach(closedNames, sortOf)
    const misfits = await lookOnce(closedNames, stage.roundUnderPrefix(compared), async () => {
      const other = await startTenancy()
      return { ...other.roundUnderPrefix([]), close: () => other.server.close() }
    })
    expect(misfits).toEqual([])
    expect(compared.length).toBeGreaterThan(30)
  })

  test('S36: is let past the door with B’s id in no field of any call of an enterprise', () => {
    const asked = spaceNames.flatMap((name) => spaceFields.map((field) => ({ name, field })))
    const taken = asked.filter(({ name, field }) => refusalOf(name, { [field]: stage.b.id }) !== 'spaceDenied')
    expect(taken).toEqual([])
    expect(asked.length).toBeGreaterThan(250)
  })

  test('S36: is refused one call of each sort with B’s id in each of the fields', async () => {
    const misfits = []
    for (const [index, name] of oneOfEach(spaceNames, sortOf).entries())
      misfits.push(...(await stage.fieldMisfit(name, spaceFields[index % spaceFields.length] ?? '')))
    expect(misfits).toEqual([])
  })

  test('loses the enterprise at once when the membership ends', async () => {
    const { a } = stage
    const leaver = await server.given.signedIn({ enterprise: a })
    expect((await leaver.tryCall('getCurrentEnterprise', {}, { space: a.id })).status).toBe(200)
    await server.services.tx(platform, (db) =>
      db.updateTable('membership').set({ status: 'left' }).where('user_id', '=', leaver.person.id).execute(),
    )
    await server.given.signedIn()
    expect((await leaver.tryCall('getCurrentEnterprise', {}, { space: a.id })).error).toBe('membershipEnded')
    const caller = await createWhoCalls(server)(leaver, { space: a.id })
    const refused = closedNames.map((name) => problemOf(() => admit(atTheGates(calls[name], caller)))?.code)
    expect(new Set(refused)).toEqual(new Set(['membershipEnded']))
  })
})

describe('a suspended enterprise', () => {
  test('refuses its people, lets operators in, and works again when resumed', async () => {
    const enterprise = await server.given.enterprise()
    const member = await server.given.signedIn({ enterprise })
    const operator = await server.given.signedIn({ userType: UserType.operator })
    await server.given.confirm(operator)
    const change = (version: number, status: 'active' | 'suspended') =>
      operator.call('updateEnterprise', { entid: enterprise.id, version, status })
    const { version } = await operator.call('getEnterprise', { entid: enterprise.id })
    const suspended = await change(version, 'suspended')
    expect((await member.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })).error).toBe('spaceSuspended')
    expect(
      (
        await member.tryCall(
          'signIn',
          { loginId: member.person.loginId, password: 'correct horse battery' },
          { space: enterprise.id },
        )
      ).error,
    ).toBe('spaceSuspended')
    expect((await operator.tryCall('getPageAuthorization', {}, { space: enterprise.id })).status).toBe(200)
    await change(suspended.version, 'active')
    expect((await member.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })).status).toBe(200)
  })

  test('a read-only one still shows, and refuses changes', async () => {
    const enterprise = await server.given.enterprise({ status: 'readonly' })
    const member = await server.given.signedIn({ enterprise })
    expect((await member.tryCall('listApplications', {})).status).toBe(200)
    expect((await member.tryCall('updateCommonApplications', { ids: [] })).error).toBe('spaceReadonly')
  })
})

function refusalOf(name: CallName, fields: Record<string, unknown>) {
  return problemOf(() => refuseOtherSpace({ call: calls[name], space: { entId: stage.a.id }, fields }))?.code
}
