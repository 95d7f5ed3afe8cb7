import { createHash } from 'node:crypto'
import { canonicalJson, type Artifact } from '@atrium/shared-utility/contract'

/** Names a version of a part by its content: its files, and all that its manifest says of them. */
export function digestOf(manifest: Artifact) {
  return createHash('sha256').update(canonicalJson(manifest)).digest('hex')
}

export function sha256Base64(content: string | Uint8Array) {
  return createHash('sha256').update(content).digest('base64')
}
