import { type CallInput, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import { password, type TestServer } from '../../../../test/test-server.ts'

/** Confirms who is signed in, as the step-up dialog does. */
export function confirm(browser: Client) {
  return browser.call('verifyPassword', { op: 'verify', password })
}

type Facts = Omit<CallInput<'addConnector'>, 'name'> & { domain?: string }

/** An enterprise whose administrator has set up a provider, with a domain that is verified. */
export async function givenConnector(server: TestServer, { domain, ...facts }: Facts) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await confirm(administrator)
  const connector = await administrator.call('addConnector', { name: 'Company', enabled: true, ...facts })
  if (domain !== undefined)
    await server.services.tx(platform, (db) =>
      db
        .insertInto('connector_domain')
        .values({ ent_id: enterprise.id, domain, proof: 'x', verified_at: new Date() })
        .execute(),
    )
  return { enterprise, administrator, connector }
}
