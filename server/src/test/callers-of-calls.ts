import { type Call, UserType } from '@atrium/shared-utility/contract'
import { typesOf } from '../foundation/call/context/access-types.ts'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'
import { givenDeployer, givenPlatformToken } from '../delivery/deploy-token/test/given-deployer.ts'

/**
 * One browser for each kind of people, machines with a deploy token and with one of the platform, and of these the
 * callers that may make a call.
 */
export async function callersOfCalls(server: TestServer) {
  const enterprise = await server.given.enterprise()
  const people = new Map<UserType | 'nobody', Client>()
  for (const userType of [UserType.administrator, UserType.member])
    people.set(userType, await server.given.signedIn({ userType, enterprise }))
  // A root operator: some calls refuse any other before they look at what was sent.
  people.set(UserType.operator, await server.given.signIn({ loginId: 'operator' }))
  people.set(UserType.saasAdministrator, await server.given.signedIn({ userType: UserType.saasAdministrator }))
  people.set('nobody', server.client())
  const deployer = await givenDeployer(server)
  const platform = await givenPlatformToken(server)

  return function callerOf({ access: { who }, space }: Call) {
    if (who === 'deployToken') return deployer.machine
    if (who === 'platformToken') return platform.machine
    const { administrator, member, operator, saasAdministrator } = UserType
    const wanted: UserType[] =
      space === 'required' ? [administrator, member, operator] : [operator, administrator, member, saasAdministrator]
    const type = who === 'public' ? 'nobody' : wanted.find((one) => who === 'session' || typesOf(who).includes(one))
    const client = people.get(type ?? 'nobody')
    if (client === undefined) throw new Error('nobody may make this call')
    return client
  }
}
