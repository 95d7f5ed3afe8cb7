import type { TestServer } from '../../../../test/test-server.ts'
import { givenApplication, openTo } from '../../../application/test/given-application.ts'

const dayMs = 24 * 60 * 60_000

export function inDays(days: number) {
  return new Date(Date.now() + days * dayMs).toISOString()
}

/** An administrator with an application that a member has asked for, and a colleague whom they let act for them for some days. */
export async function givenDeputy(server: TestServer) {
  const given = await givenApplication(server)
  const { administrator, enterprise, member, id } = given
  const deputy = await server.given.signedIn({ enterprise })
  await server.given.confirm(deputy)
  await openTo(administrator, id, { isAskable: true })
  await member.call('askForApplication', { id, reason: '需要查看订单' })
  const trustId = (await trust(administrator, deputy)).id
  const { list } = await administrator.call('listApplicationRequests', { state: 'open' })
  return { ...given, deputy, trustId, userId: administrator.person.id, requestId: list[0]?.id ?? '' }
}

export type World = Awaited<ReturnType<typeof givenDeputy>>
type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>

/** Lets one person act for another, in all applications or these. */
export function trust(truster: Person, deputy: { person: { id: string } }, applicationIds: string[] = []) {
  return truster.call('addDeputy', { userId: deputy.person.id, to: inDays(5), kinds: ['request'], applicationIds })
}
