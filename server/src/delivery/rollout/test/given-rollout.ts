import { UserType } from '@atrium/shared-utility/contract'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../../release/release/test/given-upload.ts'
import { mostOpenings } from '../../telemetry/people.ts'
import { anOpening, report } from '../../telemetry/test/given.ts'

type Team = Awaited<ReturnType<typeof givenDeployer>>
type Person = { userId?: string; userType?: UserType }
type TeamName = Pick<Team, 'team' | 'slug'>
type Opened = { isErred?: boolean; mountMs?: number }
type ReportCounts = { openings: number; erred?: number; mountMs?: number; of?: { id: string } }

/** A server that releases, and a clock of its own. */
export async function startRollouts() {
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const portal = await makePortalFolder()
  const server = await startTestServer({ now, repositoryFolder: portal.folder, releases: true })
  const enterprise = await server.given.enterprise()
  return {
    server,
    now,
    passes: (ms: number) => void (offsetMs += ms),
    /** A parcel of which 1.0.0 is in force, and 2.0.0 uploaded. */
    async team(slug: string) {
      const team = await givenDeployer(server, { slug, paths: [`/${slug}`] })
      await releasedBy(team, '1.0.0')
      await uploaded(team, '2.0.0')
      return team
    },
    /** The version that a person gets; null: none. */
    async shown(team: Team, entId: string | null, { userId = 'u1', userType = UserType.member }: Person = {}) {
      const { rollouts } = server.services
      rollouts.forget()
      const { [team.slug]: id } = await rollouts.entriesFor({ entId, session: { userId, userType } })
      const { list } = await team.operator.call('listParcelVersions', { slug: team.slug })
      return list.find((one) => (id === undefined ? one.isInForce : one.id === id))?.version ?? null
    },
    opening,
    /** Reports of signed-in people's browsers about a version: each as often as one person counts. */
    async told(team: TeamName, version: string, { openings, erred = 0, mountMs = 40, of = enterprise }: ReportCounts) {
      for (let n = 0; n < openings; n += mostOpenings) {
        const browser = await server.given.signedIn({ userType: UserType.member, enterprise: of })
        const some = Array.from({ length: Math.min(mostOpenings, openings - n) }, (_, at) =>
          // The errors last: a process that looks half way must not find more of them than there are in the end.
          opening(team, version, { isErred: n + at >= openings - erred, mountMs }),
        )
        await report(browser, ...some)
      }
    },
    async close() {
      await server.close()
      await portal.remove()
    },
  }
}

function opening({ team, slug }: TeamName, version: string, { isErred = false, mountMs = 40 }: Opened = {}) {
  return anOpening({ parcel: `@${team}/${slug}`, version, timings: { mount: mountMs }, erred: isErred })
}
