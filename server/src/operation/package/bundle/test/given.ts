import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'
import { trusted } from './given-bundle.ts'

/** A server that trusts the signer of the tests. */
export const trusting = { ATRIUM_UPDATE_KEYS: `${trusted.trustedKey.name}:${trusted.trustedKey.spki}` }

export async function announced(by: Client, bytes: Buffer, name = 'atrium-0.2.0.zip') {
  return (await by.call('addBundle', { name, sizeBytes: bytes.length })).id
}

/** Announced, sent and verified. */
export async function uploadedBundle(by: Client, bytes: Buffer, name?: string) {
  const id = await announced(by, bytes, name)
  await by.call('addBundleBytes', { id, offset: 0 }, { content: Buffer.from(bytes) })
  await until(async () => (await by.call('getBundle', { id })).status !== 'checking', 50)
  return by.call('getBundle', { id })
}

/** The state of the files that bundles have, or had. */
export function filesOf(server: TestServer) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').selectAll().where('purpose', '=', 'bundle').orderBy('created_at').execute(),
  )
}
