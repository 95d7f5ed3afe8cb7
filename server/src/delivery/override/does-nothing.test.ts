import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { deaths, startOffers } from './test/dying.ts'
import { askedFor, versionFor } from './test/given-override.ts'

let stage: Awaited<ReturnType<typeof startOffers>>
let server: TestServer

beforeAll(async () => {
  stage = await startOffers()
  server = stage.server
})
afterAll(() => stage.close())

const staged = (kind: 'preview' | 'dev') => stage.staged(kind)
const givenTeam = () => stage.givenTeam()

/** Each death, and each kind of offer before and after it was taken. */
const cases = deaths.map((death, at) => {
  const moment = at < deaths.length / 2 ? ('before' as const) : ('after' as const)
  return [at % 2 === 0 ? ('preview' as const) : ('dev' as const), death, moment] as const
})

test.each(cases)('a %s that is %s does nothing, %s it was taken', (kind, death, moment) =>
  stage.expectNothing(kind, death, moment),
)

test.each(['preview', 'dev'] as const)(
  'a %s is taken once: not in a second session, not by another one, not again',
  async (kind) => {
    const { person, offer, team } = await staged(kind)
    expect((await offer.take(person)).error).toBeNull()
    const second = await stage.confirmed(await server.given.signIn(person.person))
    const other = await stage.confirmed(await server.given.signedIn())
    for (const browser of [second, other]) {
      expect((await offer.take(browser)).error).toBe('overrideGone')
      expect(await versionFor(browser, team)).toBe('1.0.0')
    }
    await person.call('endOwnOverride', { id: offer.id })
    expect((await offer.take(person)).error).toBe('overrideGone')
    await until(async () => (await versionFor(person, team)) === '1.0.0')
  },
)

test('two people who take the last place at once do not both have it', async () => {
  const { offer } = await staged('preview')
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => stage.confirmed(await server.given.signedIn())),
  )
  const answers = await Promise.all(people.map((person) => offer.take(person)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('neither a stolen token nor a stolen session alone shows its caller anything', async () => {
  const { person, team } = await staged('dev')
  // The token alone asks, and no person confirms.
  await team.machine.call('askOverride', askedFor(team, person.person.loginId))
  expect(await versionFor(person, team)).toBe('1.0.0')
  // The session alone has nothing to confirm, and without the person's own proof confirms nothing.
  const stolen = await server.given.signIn(person.person)
  const { id } = await team.machine.call('askOverride', askedFor(team, person.person.loginId))
  expect((await stolen.tryCall('confirmOverride', { id })).error).toBe('stepUpRequired')
  expect((await stolen.tryCall('confirmOverride', { id: 'unknown' })).error).toBe('stepUpRequired')
})

test('an operator who is lured into confirming what was asked for another person confirms nothing', async () => {
  const { offer, team } = await staged('dev')
  await server.given.confirm(team.operator)
  expect((await team.operator.tryCall('findAskedOverride', { id: offer.id })).error).toBe('overrideGone')
  expect((await offer.take(team.operator)).error).toBe('overrideGone')
})

test('a request that is not confirmed within ten minutes is over', async () => {
  const { person, offer, team } = await staged('dev')
  stage.clock.offsetMs += 11 * 60_000
  await server.given.confirm(person)
  expect((await offer.take(person)).error).toBe('overrideGone')
  expect(await team.machine.call('getAskedOverride', { id: offer.id })).toMatchObject({ state: 'over' })
})

test('a token asks for its own parcel alone, by its own name, at its own paths, and sees and ends only what it asked for', async () => {
  const [team, foreign] = [await givenTeam(), await givenTeam()]
  const asked = askedFor(team, 'somebody')
  expect((await foreign.machine.tryCall('askOverride', asked)).error).toBe('overrideNameOther')
  const elsewhere = { ...askedFor(foreign, 'somebody').declaration, routes: asked.declaration.routes }
  const taking = { ...asked, declaration: elsewhere }
  expect((await foreign.machine.tryCall('askOverride', taking)).error).toBe('parcelPathLost')
  const { id } = await team.machine.call('askOverride', asked)
  for (const name of ['getAskedOverride', 'endAskedOverride'] as const)
    expect((await foreign.machine.tryCall(name, { id })).error).toBe('notFound')
  expect((await foreign.machine.tryCall('addOwnPreview', { version: '3.0.0' })).error).toBe('notFound')
})

test.each([
  { port: 80 },
  { port: 70_000 },
  { key: 'short' },
  { key: 'abcdefghijklmnopqrstuv/../../evil' },
  { key: 'abcdefghijklmnopqrstuv; script-src *' },
  { hours: 11 },
  { hours: 0 },
])('a request with %j is refused: it names no machine of the person’s own, or too long a time', async (change) => {
  const team = await givenDeployer(server)
  const answer = await team.machine.tryCall('askOverride', { ...askedFor(team, 'somebody'), ...change })
  expect(answer.error).toBe('invalidInput')
})
