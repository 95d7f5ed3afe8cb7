import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { artifact, fill, gateWords, parcelLimits, portalParts, type PortalParts } from '@atrium/shared-utility/contract'
import { exampleFolders, isBuilt } from '../examples/index.ts'
import { inRepository, repository } from '../repository.ts'
import { checkArtifact } from './index.ts'

/** Prints what the gate refuses of the parcels that are built with the portal, and of the examples, and how much that is. */
export function reportBuiltIn() {
  const parts = builtParts()
  const shared = sharedOf(parts)
  const found = [...checkBuiltIn(parts, shared), ...checkExamples(shared), ...checkKept(shared)]
  const refused = found.filter(({ level }) => level === 'refused')
  for (const { slug, code, values } of refused) console.log(`${slug}: ${fill(gateWords[code]['en-US'], values)}`)
  const old = exampleFolders().filter((folder) => !isBuilt(folder))
  for (const folder of old)
    console.log(`${folder} was changed since it was built: npm run examples -- ${path.basename(folder)}`)
  return refused.length + old.length
}

function builtParts() {
  return portalParts.parse(JSON.parse(readFileSync(inRepository('importmap/dist/portal.json'), 'utf8'))).parts
}

/** The modules that the portal which was built here shares with the parcels of teams. */
export function builtShared() {
  return sharedOf(builtParts())
}

/** They are held to what teams are held to. */
function checkBuiltIn(parts: readonly Part[], shared: Shared) {
  const parcels = parts.filter(({ artifact }) => artifact.kind === 'parcel')
  return parcels.flatMap((part) => checkPart(part, shared).map((found) => ({ slug: part.artifact.slug, ...found })))
}

/**
 * A parcel that a team has released stays as it is while the portal goes on: examples tell when that no longer fits.
 */
function checkExamples(shared: Shared) {
  return exampleFolders()
    .filter(isBuilt)
    .flatMap((folder) => checkReleased(`${folder}/released`, shared))
}

/**
 * Parcels as the kits of releases before have built them: what a team has released with one of them still fits, or the kit has
 * another major version.
 */
function checkKept(shared: Shared) {
  return globSync('importmap/kept/*', { cwd: repository }).flatMap((folder) => checkReleased(folder, shared))
}

function checkReleased(folder: string, shared: Shared) {
  const manifest = artifact.parse(JSON.parse(readFileSync(inRepository(folder, 'artifact.json'), 'utf8')))
  const found = checkArtifact(...asked({ folder, artifact: manifest }, shared))
  return found.map((one) => ({ slug: folder, ...one }))
}

type Part = PortalParts['parts'][number]
type Rules = Parameters<typeof checkArtifact>[1]
type Shared = Rules['shared']

function checkPart(part: Part, shared: Shared) {
  const [candidate, rules] = asked(part, shared)
  // Built together with what they need, they say nothing of ranges.
  return checkArtifact(candidate, { ...rules, isBuiltIn: true }).filter(({ code }) => code !== 'needMissing')
}

function asked({ folder, artifact: manifest }: Part, shared: Shared): Parameters<typeof checkArtifact> {
  const names = Object.keys(manifest.files)
  const files = new Map(names.map((name) => [name, new Uint8Array(readFileSync(inRepository(folder, name)))] as const))
  const { name = '', routes = [] } = manifest.declaration ?? {}
  return [
    { manifest, files },
    { name, paths: routes.map((route) => route.path), shared, limits: parcelLimits },
  ]
}

function sharedOf(parts: readonly Part[]) {
  const shared = parts.find(({ artifact }) => artifact.kind === 'shared')?.artifact
  return { exports: shared?.exports ?? {}, versions: shared?.dependencies ?? {} }
}
