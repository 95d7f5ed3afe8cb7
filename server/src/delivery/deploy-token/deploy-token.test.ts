import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, meantParcelHeader as meant, UserType, type CallName } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { runSql } from '../../test/cluster.ts'
import { leastInput } from '../../test/least-input.ts'
import { opOf } from '../../test/op-of.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { bearer, givenDeployer } from './test/given-deployer.ts'

const dayMs = 24 * 60 * 60_000
const clock = { offsetMs: 0 }
let server: TestServer

beforeAll(async () => {
  const environment = { ATRIUM_TRUST_PROXY: 'loopback' }
  server = await startTestServer({ environment, now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => server.close())

test('a token says what it may release, and until when', async () => {
  const { machine, token, slug } = await givenDeployer(server, { days: 7 })
  const own = await machine.call('getOwnParcel', {})
  expect(own).toMatchObject({ slug, name: `@rockets/${slug}`, token: { label: 'CI', expiresAt: token.expiresAt } })
  expect(new Date(token.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(7 * dayMs)
})

test('the token is answered once, and stands nowhere in the database or in the log', async () => {
  const { token, slug, operator } = await givenDeployer(server)
  const secret = token.token.slice(-43)
  expect(JSON.stringify(await operator.call('listDeployTokens', { slug }))).not.toContain(secret)
  const { rows } = await runSql(
    server.address,
    `select (select string_agg(t::text, ' ') from deploy_token t) || (select string_agg(a::text, ' ') from audit_log a) as kept`,
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a token that is unknown, cut short, expired, revoked, or whose parcel was removed is refused in the same words', async () => {
  const [known, short, revoked, removed] = [
    await givenDeployer(server),
    await givenDeployer(server, { days: 1 }),
    await givenDeployer(server),
    await givenDeployer(server),
  ]
  const { operator } = removed
  await operator.call('revokeDeployToken', { slug: revoked.slug, id: revoked.token.id })
  await operator.call('removeTeamParcel', { slug: removed.slug })
  clock.offsetMs += 2 * dayMs
  const none = server.client()
  const strangers = [
    none,
    server.client(bearer(`${known.token.token.slice(0, -1)}${known.token.token.endsWith('A') ? 'B' : 'A'}`)),
    server.client(bearer(known.token.token.slice(0, -1))),
    server.client(bearer(known.token.token.toUpperCase())),
    server.client({ headers: { authorization: `Basic ${btoa(known.token.token)}` } }),
    short.machine,
    revoked.machine,
    removed.machine,
  ]
  const answers = []
  for (const machine of strangers) answers.push(await machine.tryCall('getOwnParcel', {}))
  for (const { status, body, headers } of answers) {
    expect({ status, body: withoutId(body) }).toEqual({ status: 401, body: withoutId(answers[0]?.body) })
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(headers.getSetCookie()).toEqual([])
  }
  expect((await known.machine.tryCall('getOwnParcel', {})).status).toBe(200)
})

test('operators read in the log why a token was refused, and of which parcel it is', async () => {
  const { machine, slug, token, operator } = await givenDeployer(server)
  await operator.call('revokeDeployToken', { slug, id: token.id })
  await machine.tryCall('getOwnParcel', {})
  const { list } = await operator.call('listAudit', { result: 'denied', action: 'refusedProof' })
  const told = list.filter(({ targetId }) => targetId === slug)
  expect(told).toHaveLength(1)
  const entry = await operator.call('getAudit', { id: told[0]?.id ?? '' })
  expect(JSON.stringify(entry)).toContain('tokenRevoked')
  expect(JSON.stringify(entry)).toContain(token.id)
})

test('a token opens nothing but the calls that ask for one', async () => {
  const { machine } = await givenDeployer(server)
  const opened: CallName[] = []
  for (const name of namesOf(calls).filter((one) => calls[one].access.who !== 'public')) {
    for (const input of [opOf(calls[name]), leastInput(calls[name])]) {
      const { error } = await machine.tryCall(name, input)
      const refused = calls[name].access.who === 'platformToken' ? 'deployTokenInvalid' : 'signInRequired'
      if (error !== refused) opened.push(name)
    }
  }
  const ofTokens = namesOf(calls).filter((name) => calls[name].access.who === 'deployToken')
  expect([...new Set(opened)].toSorted()).toEqual(ofTokens.toSorted())
})

test('a token does nothing for a team that means another parcel, whatever the call, and both are named', async () => {
  const [hello, other] = [await givenDeployer(server), await givenDeployer(server)]
  const meaning = (slug: string) => server.client({ headers: { ...bearer(hello.token.token).headers, [meant]: slug } })
  for (const name of namesOf(calls).filter((one) => calls[one].access.who === 'deployToken')) {
    const answer = await meaning(other.slug).tryCall(name, leastInput(calls[name]))
    expect([name, answer.status, answer.error]).toEqual([name, 403, 'deployTokenOther'])
    expect(answer.body).toMatchObject({ params: { parcel: hello.slug, meant: other.slug } })
  }
  expect(await meaning(hello.slug).call('getOwnParcel', {})).toMatchObject({ slug: hello.slug })
})

test('a session adds nothing to a token, and a root operator’s without one opens nothing', async () => {
  const { machine, slug, token, operator } = await givenDeployer(server)
  expect((await operator.tryCall('getOwnParcel', {})).error).toBe('deployTokenInvalid')
  const answer = await operator.tryCall('getOwnParcel', {}, bearer(token.token))
  expect(answer).toMatchObject({ status: 200, body: { result: { slug } } })
  expect(answer.headers.getSetCookie()).toEqual([])
  // The token does not open operators' calls together with a session, either.
  const member = await server.given.signedIn({ userType: UserType.member })
  expect((await member.tryCall('listTeamParcels', {}, bearer(token.token))).error).toBe('forbidden')
  expect((await machine.tryCall('getOwnParcel', {})).status).toBe(200)
})

test('when and from where a token was used last is told to the minute', async () => {
  const { machine, slug, operator } = await givenDeployer(server)
  const used = async () => (await operator.call('listDeployTokens', { slug }))[0]?.lastUsedAt ?? null
  expect(await used()).toBeNull()
  await machine.call('getOwnParcel', {})
  const first = await used()
  expect(first).not.toBeNull()
  await machine.call('getOwnParcel', {})
  expect(await used()).toBe(first)
  clock.offsetMs += 61_000
  await machine.call('getOwnParcel', {})
  expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
})

test('a token that is made again after a lost answer is one token with another secret, until it is used', async () => {
  const { slug, operator } = await givenDeployer(server)
  const asked = { slug, label: 'again', days: 1, onceKey: randomId() }
  const add = () => operator.call('addDeployToken', asked)
  const noted = async () => (await operator.call('listAudit', { action: 'addDeployToken', target: slug })).total
  const before = await noted()
  const [one, two] = [await add(), await add()]
  // Each secret that was given out is in the log.
  expect(await noted()).toBe(before + 2)
  expect(two).toEqual({ ...one, token: expect.not.stringMatching(one.token) })
  const release = async ({ token }: typeof one) =>
    (await server.client(bearer(token)).tryCall('getOwnParcel', {})).error
  expect([await release(one), await release(two)]).toEqual(['deployTokenInvalid', null])
  expect((await add()).id).not.toBe(one.id)
  expect(await release(two)).toBeNull()
  const forPlatform = { label: 'again', days: 1, onceKey: randomId() }
  const both = [
    await operator.call('addPlatformToken', forPlatform),
    await operator.call('addPlatformToken', forPlatform),
  ]
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
})

test('a parcel has ten valid tokens at most, also when they are asked for at once', async () => {
  const { slug, operator } = await givenDeployer(server)
  const labels = Array.from({ length: 12 }, (_, index) => `runner ${index}`)
  const answers = await Promise.all(labels.map((label) => operator.tryCall('addDeployToken', { slug, label, days: 1 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.filter(({ error }) => error === 'deployTokensFull')).toHaveLength(3)
  const { liveTokens } = await operator.call('getTeamParcel', { slug })
  expect(liveTokens).toBe(10)
})

test('a caller who tries wrong tokens again and again has to wait, and a good one behind the same address does not', async () => {
  const { machine, slug, token, operator } = await givenDeployer(server)
  const wrong = server.client(bearer('atrium_deploy_guess'))
  let last: string | null = null
  for (let tried = 0; tried < 200 && last !== 'tooManyAttempts'; tried += 1)
    last = (await wrong.tryCall('getOwnParcel', {})).error
  expect(last).toBe('tooManyAttempts')
  expect((await machine.tryCall('getOwnParcel', {})).status).toBe(200)
  await operator.call('revokeDeployToken', { slug, id: token.id })
  const [revoked, unknown] = [await machine.tryCall('getOwnParcel', {}), await wrong.tryCall('getOwnParcel', {})]
  // The answer tells no more of a former token than of a guess; operators read which one it was.
  expect(revoked.error).toBe(unknown.error)
  const { list } = await operator.call('listAudit', { result: 'denied', action: 'refusedProof' })
  expect(list.filter(({ targetId }) => targetId === slug)).toHaveLength(1)
})

test('a caller with a whole network to try wrong tokens from has to wait no less', async () => {
  let last: string | null = null
  for (let tried = 0; tried < 200 && last !== 'tooManyAttempts'; tried += 1) {
    const headers = { ...bearer('atrium_deploy_guess').headers, 'x-forwarded-for': `2001:db8:7:7::${tried + 1}` }
    last = (await server.client({ headers }).tryCall('getOwnParcel', {})).error
  }
  expect(last).toBe('tooManyAttempts')
})

function namesOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T)[] // The keys of a literal record are exactly its type's.
}

function withoutId(body: unknown) {
  return JSON.stringify(body).replace(/"requestId":"[\w-]+"/, '')
}
