import { password, type TestServer } from '../../../test/test-server.ts'

type Wanted = { slug?: string; team?: string; paths?: string[]; days?: number }

let made = 0

/** A parcel of a team, and a machine of theirs that has a deploy token for it. */
export async function givenDeployer(server: TestServer, wanted: Wanted = {}) {
  made += 1
  const { slug = `parcel${made}`, team = 'rockets', paths = [`/own${made}`], days = 30 } = wanted
  const operator = await server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('addTeamParcel', { slug, team, paths, contact: '火箭组 / The rocket team' })
  const token = await operator.call('addDeployToken', { slug, label: 'CI', days })
  return { slug, team, paths, operator, token, machine: server.client(bearer(token.token)) }
}

/** A builder of the portal, with a platform token that this operator has made. */
export async function givenPlatformToken(server: TestServer, { days = 30 }: Pick<Wanted, 'days'> = {}) {
  const operator = await server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
  const token = await operator.call('addPlatformToken', { label: 'release', days })
  return { operator, token, machine: server.client(bearer(token.token)) }
}

/** The headers that a machine sends with every call. */
export function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } }
}
