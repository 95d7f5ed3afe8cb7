import { providerClient, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { confirm, givenConnector } from '../../../../enterprise/access/connector/test/given.ts'
import { newId } from '../../../../foundation/db/id.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'

type Back = { state: string; code?: string; iss?: string; error?: string }

/** Follows a browser through the provider until it is sent back, and answers what it brings along. */
export async function comeBack(authorizationUrl: string): Promise<Back> {
  const jar = new Map<string, string>()
  const { origin } = new URL(authorizationUrl)
  for (let url = authorizationUrl; ;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const next = new URL(answer.headers.get('location') ?? '', url)
    if (next.origin !== origin) return backFrom(next)
    if (answer.status < 300 || answer.status > 399) throw new Error(`the provider answered ${answer.status} at ${url}`)
    url = next.href
  }
}

/** Goes out and comes back: all that the page of the portal would do but the last call. */
export async function goAndComeBack(browser: Client, { id, space, url }: { id: string; space: string; url?: string }) {
  const { authorizationUrl } = await browser.call('startSignOn', { id, url }, { space })
  return comeBack(authorizationUrl)
}

function backFrom({ searchParams }: URL): Back {
  const text = (name: string) => searchParams.get(name) ?? undefined
  return { state: text('state') ?? '', code: text('code'), iss: text('iss'), error: text('error') }
}

type Stage = { server: TestServer; provider: IdentityProvider }

/** An enterprise whose people sign in through the provider. */
export async function givenCompany({ server, provider }: Stage, { joins = true }: { joins?: boolean } = {}) {
  const domain = `${newId()}.example`
  const made = await givenConnector(server, { issuer: provider.issuer, ...providerClient, joins, domain })
  provider.register(made.connector.redirectUri)
  return { ...made, space: made.enterprise.id, id: made.connector.id, domain }
}

/** A person who was never at the portal signs in at the provider. */
export function givenNewcomer(provider: IdentityProvider, domain: string) {
  const subject = newId()
  provider.signsIn({ subject, name: 'Ann Example', email: `${subject}@${domain}`, email_verified: true })
  return subject
}

type Link = { provider: IdentityProvider; id: string; space: string }

/** The signed-in member links a person of the provider, who then lets them in. Answers the person's subject. */
export async function givenLink(member: Client, { provider, id, space }: Link) {
  const subject = newId()
  provider.signsIn({ subject })
  await confirm(member)
  const { authorizationUrl } = await member.call('linkSignOn', { id }, { space })
  await member.call('finishSignOn', await comeBack(authorizationUrl), { space })
  return subject
}
