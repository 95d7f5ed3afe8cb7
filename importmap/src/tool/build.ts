import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { artifact, canonicalJson, type Artifact, type SharedSet } from '@atrium/shared-utility/contract'
import { bundleParcel, type Bundle } from '../parcel/bundle-parcel.ts'
import { compilersIn } from './compilers.ts'
import { teamRemedy } from './installed.ts'
import { needsOf } from './needs-of.ts'
import { fetchShared } from './portal.ts'
import { readProject, type Project } from './project.ts'
import type { Outcome } from './outcome.ts'
import { Misuse } from './misuse.ts'

type BuildOptions = { folder: string; portal?: string }

/** `atrium build`: writes `dist/`, the files of the parcel and `artifact.json`, which names each of them. */
export async function build(options: BuildOptions): Promise<Outcome> {
  const { manifest, notes } = await buildProject(options)
  const files = Object.entries(manifest.files)
  return {
    isGood: true,
    lines: [
      ...notes,
      ...files.map(([name, { bytes }]) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  dist/${name}`),
      `${manifest.slug} ${manifest.version} is built: dist/artifact.json`,
    ],
    data: { slug: manifest.slug, version: manifest.version, files: manifest.files },
  }
}

/** Builds the parcel of a folder against what its portal shares now. */
export async function buildProject({ folder, portal }: BuildOptions) {
  const project = readProject(folder)
  const address = portalOf(project, portal)
  const { shared, notes } = await fetchShared(address, folder)
  const bundle = await bundleParcel(project.source, {
    mode: 'production',
    exports: shared.exports,
    compilers: await compilersIn(folder),
    remedy: teamRemedy(folder, shared.versions),
  })
  const manifest = artifact.parse(manifestOf(project, bundle, shared))
  writeDist(path.join(folder, 'dist'), bundle, manifest)
  return { manifest, declaration: project.declaration, shared, portal: address, notes }
}

/** The portal that is said, or else that of the project. */
export function portalOf({ portal }: Project, given: string | undefined) {
  const address = given ?? portal
  if (address !== null) return address
  throw new Misuse('Which portal is this for? Say it with --portal https://…, or in package.json: "atrium.portal".')
}

function manifestOf({ source, version, declaration }: Project, bundle: Bundle, { versions }: SharedSet): Artifact {
  const { files, entries, imports, exports, css, uses } = bundle
  return {
    slug: source.slug,
    kind: 'parcel',
    version,
    files: Object.fromEntries(files.map(({ name, content }) => [name, described(content)])),
    entries,
    imports,
    exports,
    css,
    declaration,
    needs: needsOf(Object.values(imports).flat(), versions),
    uses,
  }
}

function described(content: string | Uint8Array) {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { integrity, bytes: Buffer.byteLength(content) }
}

/** Only what was built last: whatever stands in the folder besides would be taken for a part of it. */
function writeDist(folder: string, { files }: Bundle, manifest: Artifact) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { name, content } of files) writeFileSync(path.join(folder, name), content)
  writeFileSync(path.join(folder, 'artifact.json'), canonicalJson(manifest))
}
