import { checkArtifact, checkOwnPart, type Rules } from '@atrium/importmap/gate'
import type { Artifact, GateFinding } from '@atrium/shared-utility/contract'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'
import { openZip, type Zip } from '../../../../foundation/file/reader/zip.ts'
import { shortened } from './shortened.ts'

/** Where the manifest stands among the files. */
export const manifestName = 'artifact.json'
const manifestBytes = 1024 * 1024
const mostFiles = 1000

/** Why an upload is no version, before any code reads its manifest. */
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
   * The manifest as it was written: the caller reads it with the contract's own schema, which takes a second to load
   * here. As a value it could be so deep that its receiver has not stack enough.
   */
  manifestText: string
  /** Where each file lies in the archive. */
  files: { name: string; at: number; bytes: number }[]
  findings: GateFinding[]
}

/** The rules for a version: those for a team's parcel, or for a part of the portal those of the shared packages. */
export type VersionRules = Rules | { shared: Rules['shared']; isOwnPart: true }

/**
 * Reads an uploaded version and asks the gate. Nothing that its manifest says is believed: the gate hashes each file. Throws
 * Refused; an error about a broken manifest is refused as broken. Nothing of it is run, and nothing is unpacked.
 */
export async function examine(source: Source, held: VersionRules): Promise<Examined> {
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

/** Parses the manifest; an error in it is the file's fault. */
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
