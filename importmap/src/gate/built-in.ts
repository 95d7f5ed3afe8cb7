import { readFileSync } from 'node:fs'
import { fill, gateWords, parcelLimits, portalParts, type PortalParts } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { checkArtifact } from './index.ts'

/** Prints what the gate refuses of the parcels that are built with the portal, and how many that is. */
export function reportBuiltIn() {
  const refused = checkBuiltIn().filter(({ level }) => level === 'refused')
  for (const { slug, code, values } of refused) console.log(`${slug}: ${fill(gateWords[code]['en-US'], values)}`)
  return refused.length
}

/** They are held to what teams are held to. */
function checkBuiltIn() {
  const { parts } = portalParts.parse(JSON.parse(readFileSync(inRepository('importmap/dist/portal.json'), 'utf8')))
  const shared = sharedOf(parts)
  const parcels = parts.filter(({ artifact }) => artifact.kind === 'parcel')
  return parcels.flatMap((part) => checkPart(part, shared).map((found) => ({ slug: part.artifact.slug, ...found })))
}

type Part = PortalParts['parts'][number]

function checkPart({ folder, artifact }: Part, shared: Parameters<typeof checkArtifact>[1]['shared']) {
  const names = Object.keys(artifact.files)
  const files = new Map(names.map((name) => [name, new Uint8Array(readFileSync(inRepository(folder, name)))] as const))
  const { name = '', routes = [] } = artifact.declaration ?? {}
  const paths = routes.map(({ path }) => path)
  const found = checkArtifact(
    { manifest: artifact, files },
    { name, paths, shared, limits: parcelLimits, isBuiltIn: true },
  )
  // Built together with what they need, they say nothing of ranges.
  return found.filter(({ code }) => code !== 'needMissing')
}

function sharedOf(parts: readonly Part[]) {
  const shared = parts.find(({ artifact }) => artifact.kind === 'shared')?.artifact
  return { exports: shared?.exports ?? {}, versions: shared?.dependencies ?? {} }
}
