import { expect } from '@jest/globals'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../../release/release/test/given-upload.ts'
import { askedFor, pageFor, secretOf, versionFor, type Team } from './given-override.ts'

const hourMs = 60 * 60_000

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>
/** The offer to a person, who takes it. */
type Offer = { id: string; take: (browser: Client) => Promise<{ error: string | null }> }
type Stage = { team: Team; person: Person; offer: Offer }

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
type Kind = keyof typeof kinds

/** The causes that end an offer, whether or not it was taken before. */
export const deaths = [
  'over by the clock',
  'revoked by operators',
  'of a token that was revoked',
  'of a parcel whose pages are elsewhere by now',
] as const

/** A portal in which people are offered versions, and a clock of its own. */
export async function startOffers() {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const portal = await makePortalFolder()
  const server = await startTestServer({ repositoryFolder: portal.folder, releases: true, now })
  return { server, clock, staged, givenTeam, confirmed, expectNothing, close }

  async function staged(kind: Kind): Promise<Stage> {
    const team = await givenTeam()
    const person = await server.given.signedIn()
    await server.given.confirm(person)
    return { team, person, offer: await kinds[kind]({ team, person }) }
  }

  /** A dead offer is taken by no person any more, and shows nothing. */
  async function expectNothing(kind: Kind, death: (typeof deaths)[number], moment: 'before' | 'after') {
    const stage = await staged(kind)
    const { person, offer, team } = stage
    if (moment === 'after') await taken(stage)
    await die(death, stage)
    const again = await signedInStill(person)
    expect((await offer.take(again)).error).toBe('overrideGone')
    await until(async () => (await versionFor(again, team)) === '1.0.0')
    expect((await pageFor(again)).policy).not.toContain('atrium-local')
  }

  async function die(death: (typeof deaths)[number], { team, offer }: Stage) {
    const { operator, slug } = team
    if (death === 'over by the clock') clock.offsetMs += hourMs + 60_000
    if (death === 'revoked by operators') await operator.call('revokeOverride', { id: offer.id })
    if (death === 'of a token that was revoked') await operator.call('revokeDeployToken', { slug, id: team.token.id })
    if (death !== 'of a parcel whose pages are elsewhere by now') return
    const { contact, version } = await operator.call('getTeamParcel', { slug })
    await server.given.confirm(operator)
    await operator.call('updateTeamParcel', { slug, contact, version, paths: [`/moved-${slug}`] })
  }

  async function taken({ person, offer, team }: Stage) {
    const { error } = await offer.take(person)
    if (error !== null) throw new Error(`what counts is refused: ${error}`)
    await until(async () => (await versionFor(person, team)) !== '1.0.0')
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

  async function close() {
    await server.close()
    await portal.remove()
  }
}
