import { must } from '../../../../foundation/process/error/must.ts'
import type { TestServer } from '../../../../test/test-server.ts'

/** A member of an enterprise, and a link that they made there. */
export async function makeLink(server: TestServer, enterprise?: { id: string }) {
  const maker = await server.given.signedIn({ enterprise })
  const { url, expiresAt } = await maker.call('addSecurityToken', {})
  const token = must(new URL(url).searchParams.get('securityToken'), 'the token of a link')
  const [id = ''] = Buffer.from(token, 'base64').toString().split(':')
  const entId = must(maker.person.entId, 'the enterprise of a member')
  return { maker, person: maker.person, entId, url, token, id, expiresAt, headers: { authorization: `Basic ${token}` } }
}

export function authorizationOf(text: string) {
  return `Basic ${Buffer.from(text).toString('base64')}`
}
