import { platform } from '../db/scope.ts'
import { tokenHash } from '../session/queries.ts'
import type { Client } from '../testing/client.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A browser whose person has confirmed a moment ago who they are. */
export async function confirm(browser: Client, { services }: TestServer) {
  const token = browser.cookies.get('sid') ?? ''
  await services.tx(platform, (db) =>
    db.updateTable('session').set({ step_up_at: new Date() }).where('token_hash', '=', tokenHash(token)).execute(),
  )
}
