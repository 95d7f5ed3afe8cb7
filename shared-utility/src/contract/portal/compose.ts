import { artifactKinds, artifactPrefix, type Artifact } from './artifact.ts'
import { importGraph, urlClosure } from './closure.ts'
import type { PortalBuild } from './portal.ts'
import { allowedPolicies } from './trusted-types.ts'

/** SHA-256 of a text, in base64. */
type Sha256 = (text: string) => string

type Composed = {
  build: PortalBuild
  /** The content of the file that `build.fileMap` names. */
  fileMap: string
}

/**
 * What the portal is made of these artifacts, one for each part: pages, import map and route table are written from it. The
 * same artifacts make the same portal, in whatever order and in whatever process.
 */
export function composePortal(artifacts: readonly Artifact[], sha256: Sha256): Composed {
  const parts = inOrder(artifacts)
  const modules = parts.filter(({ kind }) => kind !== 'boot')
  const fetched = fetchedFiles(parts, modules)
  const fileMap = JSON.stringify(fetched)
  const parcels = parts.flatMap(describeParcel)
  // A page allows what its headers said when it came: another policy is as another shell to it.
  const policies = allowedPolicies(parcels.map(({ declaration }) => declaration))
  const core = parts.filter(({ kind }) => kind !== 'parcel')
  const facts = {
    importMap: { imports: merged(modules, importsOf), ...fetched },
    fileMap: fileMapOf(sha256(fileMap)),
    core: inAddress(sha256(JSON.stringify([...core, ...policies]))).slice(0, 8),
    ...bootScripts(parts.find(({ kind }) => kind === 'boot')),
    shell: shellNames(parts)[0] ?? '',
    shellCss: parts.filter(({ kind }) => kind === 'shell').flatMap(cssOf),
    parcels,
    ...(policies.length > 0 && { trustedTypes: policies }),
    dependencies: merged(parts, ({ dependencies = {} }) => dependencies),
  }
  return { build: { revision: inAddress(sha256(JSON.stringify(facts))).slice(0, 16), ...facts }, fileMap }
}

function inOrder(artifacts: readonly Artifact[]) {
  const rank = ({ kind }: Artifact) => artifactKinds.indexOf(kind)
  return artifacts.toSorted((one, other) => rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1))
}

/**
 * What the loader must know of files that are fetched one by one: all but those that travel in the core script. The
 * scripts of the page carry their integrity themselves.
 */
function fetchedFiles(parts: readonly Artifact[], modules: readonly Artifact[]) {
  const arrived = new Set(parts.flatMap((part) => carriedBy(part, modules)))
  const integrity = modules.flatMap((part) => Object.entries(integrityOf(part))).filter(([url]) => !arrived.has(url))
  return { integrity: Object.fromEntries(integrity), depcache: depcache(importGraph(modules), arrived) }
}

function carriedBy({ carries = [] }: Artifact, modules: readonly Artifact[]) {
  const shared = modules.find(({ kind }) => kind === 'shared')
  return shared === undefined ? [] : carries.map((file) => artifactPrefix(shared) + file)
}

/** For each module file, what else must come before it runs. */
function depcache(graph: ReturnType<typeof importGraph>, arrived: ReadonlySet<string>) {
  const closures = [...graph.keys()].map(
    (url) => [url, urlClosure(url, graph).filter((needed) => !arrived.has(needed))] as const,
  )
  return Object.fromEntries(closures.filter(([url, needed]) => needed.length > 0 && !arrived.has(url)))
}

/** What a visitor's page leaves out of its import map: a file of no artifact, made by the composing process. */
function fileMapOf(hash: string) {
  return { url: `/assets/map/files.${inAddress(hash).slice(0, 8)}.json`, integrity: `sha256-${hash}` }
}

function bootScripts(boot: Artifact | undefined) {
  const files = (names: readonly string[]) =>
    names.flatMap((name) => (boot?.entries[name] === undefined ? [] : [fileOf(boot, boot.entries[name])]))
  return {
    scripts: files(['core', 'loader']),
    hostScripts: files(['host']),
    localScripts: files(['local']),
    pdfScripts: files(['pdf']),
  }
}

function shellNames(parts: readonly Artifact[]) {
  return parts.filter(({ kind }) => kind === 'shell').flatMap(({ entries }) => Object.keys(entries))
}

function describeParcel(part: Artifact) {
  const { declaration, version } = part
  if (part.kind !== 'parcel' || declaration === undefined) return []
  const url = artifactPrefix(part) + (part.entries[declaration.name] ?? '')
  return [{ declaration, version, url, css: cssOf(part) }]
}

function cssOf(part: Artifact) {
  return part.css.map((name) => fileOf(part, name))
}

function merged<T>(parts: readonly Artifact[], of: (part: Artifact) => Record<string, T>) {
  return Object.assign({}, ...parts.map(of)) satisfies Record<string, T>
}

function importsOf(part: Artifact) {
  return Object.fromEntries(Object.entries(part.entries).map(([name, file]) => [name, artifactPrefix(part) + file]))
}

function integrityOf(part: Artifact) {
  return Object.fromEntries(
    Object.entries(part.files).map(([name, { integrity }]) => [artifactPrefix(part) + name, integrity]),
  )
}

function fileOf(part: Artifact, name: string) {
  return { url: artifactPrefix(part) + name, integrity: part.files[name]?.integrity ?? '' }
}

function inAddress(base64: string) {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
