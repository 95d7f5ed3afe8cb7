import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { isOfSessions } from '../../test/is-of-sessions.ts'
import type { Answer } from '../../test/client.ts'
import { opOf } from '../../test/op-of.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

// Going to another enterprise is asked for from anywhere: from one that has just been closed to this person, too.
const closedNames = names().filter((name) => isOfSessions(calls[name]) && name !== 'switchEnterprise')
const spaceNames = closedNames.filter((name) => calls[name].space !== 'none')

let server: TestServer
let a: { id: string }
let b: { id: string }
/** What the last test has left: nobody writes between two of them. */
let asWas: unknown
let userOfA: Awaited<ReturnType<TestServer['given']['signedIn']>>

beforeAll(async () => {
  server = await startTestServer()
  a = await server.given.enterprise()
  b = await server.given.enterprise()
  await server.given.person({ enterprise: b })
  userOfA = await server.given.signedIn({ userType: UserType.administrator, enterprise: a })
  asWas = await everything()
})
afterAll(() => server.close())

describe('a person of enterprise A', () => {
  test.each(closedNames)(
    'S34: is refused %s under B’s prefix as under one that does not exist, and nothing is written',
    async (name) => {
      const before = asWas
      const foreign = await userOfA.tryCall(name, opOf(calls[name]), { space: b.id })
      const unknown = await userOfA.tryCall(name, opOf(calls[name]), { space: 'zzzunknown' })
      expect([foreign.status, foreign.error]).toEqual([403, 'spaceDenied'])
      expect(withoutId(unknown)).toEqual(withoutId(foreign))
      asWas = await everything()
      expect(asWas).toEqual(before)
    },
  )

  test.each(
    spaceNames.flatMap((name) => ['entid', 'entId', 'enterId', 'currentEntId'].map((field) => [name, field] as const)),
  )('S36: is refused %s with B’s id in %s', async (name, field) => {
    expect((await userOfA.tryCall(name, { [field]: b.id })).error).toBe('spaceDenied')
  })

  test('loses the enterprise at once when the membership ends', async () => {
    const leaver = await server.given.signedIn({ enterprise: a })
    expect((await leaver.tryCall('getCurrentEnterprise', {}, { space: a.id })).status).toBe(200)
    await server.services.tx(platform, (db) =>
      db.updateTable('membership').set({ status: 'left' }).where('user_id', '=', leaver.person.id).execute(),
    )
    await server.given.signedIn()
    expect((await leaver.tryCall('getCurrentEnterprise', {}, { space: a.id })).error).toBe('membershipEnded')
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

function names() {
  return Object.keys(calls) as CallName[] // The keys of a literal record are exactly its type's.
}

function withoutId({ status, body }: Answer) {
  return { status, body: JSON.stringify(body).replace(/"requestId":"[\w-]+"/, '') }
}

/** A fingerprint of all that a person of an enterprise could have written; that they were refused is in the log. */
async function everything() {
  const tables = [
    'enterprise',
    'membership',
    'application',
    'application_pin',
    'message_receipt',
    "(select * from audit_log where result <> 'denied')",
    'job',
    'user_account',
    'role',
  ]
  const prints = tables.map(
    (rows, index) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${rows} t) as t${index}`,
  )
  return (await runSql(server.address, `select ${prints.join(', ')}`)).rows
}
