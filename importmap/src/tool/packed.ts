import { readFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalJson, type Artifact } from '@atrium/shared-utility/contract'
import { storedZip } from './stored-zip.ts'

/** A version as a portal takes it: its manifest, and the files that it names, from this folder. */
export function packed(folder: string, manifest: Artifact) {
  const described = new Uint8Array(Buffer.from(canonicalJson(manifest)))
  const files = Object.keys(manifest.files).map(
    (name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))] as const,
  )
  return storedZip(new Map([['artifact.json', described], ...files]))
}
