import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../test/client.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../release/test/given-upload.ts'
import { askedFor, pageFor, secretOf, versionFor, type Team } from './test/given-override.ts'

const clock = { offsetMs: 0 }
const hourMs = 60 * 60_000
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer

beforeAll(async () => {
  portal = await makePortalFolder()
  const now = () => new Date(Date.now() + clock.offsetMs)
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true, now })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>
/** What somebody was offered, and takes. */
type Offer = { id: string; take: (browser: Client) => Promise<{ error: string | null }> }

const kinds = {
  async preview({ team }: { team: Team }): Promise<Offer> {
    await uploaded(team, '2.0.0')
    const link = await team.machine.call('addOwnPreview', { version: '2.0.0', hours: 1 })
    return { id: link.id, take: (browser) => browser.tryCall('takePreview', { secret: secretOf(link) }) }
  },
  async dev({ team, person }: { team: Team; person: Person }): Promise<Offer> {
    const { id } = await team.machine.call('askOverride', askedFor(team, person.person.loginId, { hours: 1 }))
    return { id, take: (browser) => browser.tryCall('confirmOverride', { id }) }
  },
}

type Stage = { team: Team; person: Person; offer: Offer }
type Killed = (stage: Stage) => Promise<unknown>

/** What takes the life out of it, whether or not it was taken before. */
const deaths: Record<string, Killed> = {
  'over by the clock': async () => void (clock.offsetMs += hourMs + 60_000),
  'revoked by operators': ({ team, offer }) => team.operator.call('revokeOverride', { id: offer.id }),
  'of a token that was revoked': ({ team }) =>
    team.operator.call('revokeDeployToken', { slug: team.slug, id: team.token.id }),
  'of a parcel whose pages are elsewhere by now': async ({ team }) => {
    const { contact, version } = await team.operator.call('getTeamParcel', { slug: team.slug })
    await server.given.confirm(team.operator)
    return team.operator.call('updateTeamParcel', { slug: team.slug, contact, version, paths: [`/moved-${team.slug}`] })
  },
}
const diesOf = Object.keys(deaths)

const cases = (['preview', 'dev'] as const).flatMap((kind) =>
  diesOf.flatMap((death) => (['before', 'after'] as const).map((moment) => [kind, death, moment] as const)),
)

test.each(cases)('a %s that is %s does nothing, %s it was taken', async (kind, death, moment) => {
  const stage = await staged(kind)
  const { person, offer, team } = stage
  if (moment === 'after') await taken(stage)
  await deaths[death]?.(stage)
  const again = await signedInStill(person)
  expect((await offer.take(again)).error).toBe('overrideGone')
  await until(async () => (await versionFor(again, team)) === '1.0.0')
  expect((await pageFor(again)).policy).not.toContain('atrium-local')
})

test.each(['preview', 'dev'] as const)(
  'a %s is taken once: not in a second session, not by another one, not again',
  async (kind) => {
    const { person, offer, team } = await staged(kind)
    expect((await offer.take(person)).error).toBeNull()
    const second = await confirmed(await server.given.signIn(person.person))
    const other = await confirmed(await server.given.signedIn())
    for (const browser of [second, other]) {
      expect((await offer.take(browser)).error).toBe('overrideGone')
      expect(await versionFor(browser, team)).toBe('1.0.0')
    }
    await person.call('endOwnOverride', { id: offer.id })
    expect((await offer.take(person)).error).toBe('overrideGone')
    await until(async () => (await versionFor(person, team)) === '1.0.0')
  },
)

test('two who take the last place at once do not both have it', async () => {
  const { offer } = await staged('preview')
  const people = await Promise.all(Array.from({ length: 6 }, () => server.given.signedIn()))
  const answers = await Promise.all(people.map((person) => offer.take(person)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('neither a stolen token nor a stolen session alone shows anybody anything', async () => {
  const { person, team } = await staged('dev')
  // The token alone asks, and nobody confirms.
  await team.machine.call('askOverride', askedFor(team, person.person.loginId))
  expect(await versionFor(person, team)).toBe('1.0.0')
  // The session alone has nothing to confirm, and without the person's own proof confirms nothing.
  const stolen = await server.given.signIn(person.person)
  const { id } = await team.machine.call('askOverride', askedFor(team, person.person.loginId))
  expect((await stolen.tryCall('confirmOverride', { id })).error).toBe('stepUpRequired')
  expect((await stolen.tryCall('confirmOverride', { id: 'unknown' })).error).toBe('stepUpRequired')
})

test('an operator who is lured into confirming what was asked for somebody else confirms nothing', async () => {
  const { offer, team } = await staged('dev')
  await server.given.confirm(team.operator)
  expect((await team.operator.tryCall('findAskedOverride', { id: offer.id })).error).toBe('overrideGone')
  expect((await offer.take(team.operator)).error).toBe('overrideGone')
})

test('a request that nobody confirms within ten minutes is over', async () => {
  const { person, offer, team } = await staged('dev')
  clock.offsetMs += 11 * 60_000
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

async function taken({ person, offer, team }: Stage) {
  const { error } = await offer.take(person)
  if (error !== null) throw new Error(`what counts is refused: ${error}`)
  await until(async () => (await versionFor(person, team)) !== '1.0.0')
}

async function staged(kind: keyof typeof kinds): Promise<Stage> {
  const team = await givenTeam()
  const person = await server.given.signedIn()
  await server.given.confirm(person)
  return { team, person, offer: await kinds[kind]({ team, person }) }
}

async function givenTeam() {
  const team = await givenDeployer(server)
  await releasedBy(team, '1.0.0')
  return team
}

async function confirmed(browser: Client) {
  await server.given.confirm(browser)
  return browser
}

/** Hours later the session itself may be over: then another one of the same person. */
async function signedInStill(person: Person) {
  const { login } = await person.call('getLoginStatus', {})
  return login ? confirmed(person) : confirmed(await server.given.signIn(person.person))
}
