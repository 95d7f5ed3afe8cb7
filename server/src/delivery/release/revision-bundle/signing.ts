import type { UpdateKey } from '../../../foundation/process/config/updates.ts'
import type { Signer } from '../../../foundation/process/secrets/secrets.ts'

/** The bytes before the 32 bytes of an Ed25519 key where it is written whole (RFC 8410, section 4). */
const before = Buffer.from('302a300506032b6570032100', 'hex')

/** The public key of this portal, as configurations name keys. */
export function spkiOf({ publicKey }: Pick<Signer, 'publicKey'>) {
  return Buffer.concat([before, Buffer.from(publicKey, 'base64url')]).toString('base64')
}

/** The keys whose revisions are taken: those of the portals that the configuration names, and its own. */
export function trustedKeys(revisionKeys: readonly UpdateKey[], signer: Signer): UpdateKey[] {
  return [...revisionKeys, { name: 'this portal', spki: spkiOf(signer) }]
}
