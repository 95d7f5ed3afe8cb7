import { bearer } from '../../../delivery/deploy-token/test/given-deployer.ts'
import { aVersion, packed } from '../../../delivery/release/release/test/given-upload.ts'
import { createClient, type Client } from '../../client.ts'
import { until } from '../../until.ts'

export const password = 'correct horse battery'

/** A parcel of a team, and the token that releases it. Its page is at its own path. */
export type Team = { slug: string; team: string; paths: string[]; token: string }

/** An operator who has proven who they are, once the portal serves. */
export async function operatorOf(url: string) {
  const operator = createClient(url)
  const signIn = () => operator.tryCall('signIn', { loginId: 'operator', password }).catch(() => null)
  await until(async () => (await signIn())?.status === 200, 50)
  await operator.call('verifyPassword', { op: 'verify', password })
  return operator
}

export async function registerTeam(operator: Client, slug: string): Promise<Team> {
  const parcel = { slug, team: 'starts', paths: [`/${slug}`] }
  await operator.call('addTeamParcel', { ...parcel, contact: 'starts' })
  const { token } = await operator.call('addDeployToken', { slug, label: 'CI', days: 1 })
  return { ...parcel, token }
}

/** Asks the portal at this address as the team's pipeline does. */
export function machineOf({ token }: Team, url: string) {
  return createClient(url, bearer(token))
}

/** Uploads again what had come already: that changes nothing. */
export async function upload(team: Team, url: string, version: string) {
  const content = await packed(versionOf(team, url, version))
  return machineOf(team, url).call('uploadArtifact', {}, { content })
}

/** The address and the content of its one file. */
export function fileOf(team: Team, url: string, version: string) {
  const [[name, content] = ['', '']] = Object.entries(versionOf(team, url, version).files)
  return { path: `/assets/parcels/${team.slug}/${name}`, content }
}

function versionOf(team: Team, url: string, version: string) {
  return aVersion({ ...team, machine: machineOf(team, url) }, version)
}
