import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import {
  canonicalJson,
  composePortal,
  portalParts,
  type Artifact,
  type PortalBuild,
  type PortalParts,
} from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import type { Unit } from '../unit.ts'
import { shippedWords } from '../words/shipped-words.ts'
import { writeWhole } from '../write-unit.ts'
import { bootArtifact, parcelArtifact, sharedArtifact, shellArtifact } from './artifact-of.ts'

type BuiltUnits = { shared: Unit; boot: Unit; shell: Unit; parcels: Unit[] }

/** The parts of a portal that the build makes, and the folder behind each URL prefix, relative to the repository. */
export type AssembledPortal = PortalBuild & { folders: Record<string, string> }

/**
 * Writes `importmap/dist/portal.json`: the artifact of every part, of which the server composes the portal. Beside it
 * `words.json` has every text that is in it, which is read together with it.
 */
export async function assemble({ shared, boot, shell, parcels }: BuiltUnits): Promise<AssembledPortal> {
  const built: [Unit, Artifact][] = [
    [shared, sharedArtifact(shared)],
    [boot, bootArtifact(boot, shared)],
    [shell, shellArtifact(shell)],
    ...parcels.map((unit): [Unit, Artifact] => [unit, parcelArtifact(unit)]),
  ]
  const text = canonicalJson({
    mode: shared.mode,
    parts: built.map(([{ folder }, artifact]) => ({ folder, artifact })),
  } satisfies PortalParts)
  mkdirSync(inRepository('importmap/dist'), { recursive: true })
  writeWhole(inRepository('importmap/dist/words.json'), JSON.stringify(shippedWords()))
  writeWhole(inRepository('importmap/dist/portal.json'), text)
  // The server reads them in the same way, so that both compose the same.
  const artifacts = portalParts.parse(JSON.parse(text)).parts.map(({ artifact }) => artifact)
  const { build } = composePortal(artifacts, (content) => createHash('sha256').update(content).digest('base64'))
  return { ...build, folders: Object.fromEntries(built.map(([unit]) => [unit.prefix, unit.folder])) }
}
