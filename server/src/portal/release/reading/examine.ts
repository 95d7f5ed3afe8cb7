import { checkArtifact, checkOwnPart, type Rules } from '@atrium/importmap/gate'
import type { Artifact, GateFinding } from '@atrium/shared-utility/contract'
import { Refused } from '../../../foundation/reader/refused.ts'
import type { Source } from '../../../foundation/reader/source.ts'
import { openZip, type Zip } from '../../../foundation/reader/zip.ts'
import { shortened } from './shortened.ts'

/** Where the manifest stands among the files. */
export const manifestName = 'artifact.json'
const manifestBytes = 1024 * 1024
const mostFiles = 1000

/** Why what was uploaded is no version of anything, before anybody looks at what it says. */
export type ArchiveRefusal =
  | 'packed'
  | 'link'
  | 'tooManyEntries'
  | 'noManifest'
  | 'manifestTooLarge'
  | 'manifestBroken'
  | 'hostilePath'

export type Examined = {
  /**
   * The manifest as it was written: whoever asked reads it with the contract's own schema, which takes a second to load here.
   * As a value it could be so deep that whoever receives it has not stack enough.
   */
  manifestText: string
  /** Where each file lies in the archive. */
  files: { name: string; at: number; bytes: number }[]
  findings: GateFinding[]
}

/** What a version is held to: the rules of a team's parcel, or of a part of the portal what it shares. */
export type Held = Rules | { shared: Rules['shared']; isOwnPart: true }

/**
 * Reads an uploaded version and asks the gate. Nothing that its manifest says is believed: the gate hashes each file. Throws
 * Refused; what trips over a manifest that is none is refused as broken. Nothing of it is run, and nothing is unpacked.
 */
export async function examine(source: Source, held: Held): Promise<Examined> {
  const zip = await openZip(source)
  refuseOddEntries(zip)
  const manifestText = await readManifest(zip)
  const manifest = parsed(manifestText)
  const files: Examined['files'] = []
  const contents = new Map<string, Uint8Array>()
  for (const [name, entry] of zip.entries) {
    if (name === manifestName) continue
    const bytes = await zip.read(entry, source.sizeBytes)
    contents.set(name, bytes)
    files.push({ name, at: await zip.locate(entry), bytes: bytes.length })
  }
  const candidate = { manifest, files: contents }
  const findings = 'isOwnPart' in held ? checkOwnPart(candidate, held.shared) : checkArtifact(candidate, held)
  return { manifestText, files, findings: shortened(findings) }
}

function refuseOddEntries({ entries }: Zip) {
  if (entries.size > mostFiles) refuse('tooManyEntries')
  for (const { isLink, method } of entries.values()) {
    if (isLink) refuse('link')
    if (method !== 0) refuse('packed')
  }
}

async function readManifest(zip: Zip) {
  const named = zip.entries.get(manifestName)
  if (named === undefined) return refuse('noManifest')
  return new TextDecoder().decode(await zip.read(named, manifestBytes))
}

/** What trips over one that says other things is the file's fault. */
function parsed(text: string): Artifact {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('manifestBroken')
  }
}

function refuse(refusal: ArchiveRefusal): never {
  throw new Refused(refusal)
}
