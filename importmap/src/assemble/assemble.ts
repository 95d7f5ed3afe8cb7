import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { PortalBuild } from '@atrium/shared-utility/contract'
import { readDeclaration } from '../parcel/build-parcel.ts'
import { inRepository, packageVersion } from '../repository.ts'
import type { Unit } from '../unit.ts'
import { writeUnit, writeWhole } from '../write-unit.ts'
import { importGraph, urlClosure } from './closure.ts'
import { parcelTarget, shell } from '../parcel/target.ts'
import { firstPageFiles } from '../shared/static-closure.ts'
import { shippedWords } from '../words/shipped-words.ts'

type BuiltUnits = { shared: Unit; boot: Unit; shell: Unit; parcels: Unit[] }

/**
 * Writes `importmap/dist/portal.json`: everything that the server must know of the build. Beside it `words.json` has every
 * text that is in it, which is read together with it.
 */
export async function assemble(built: BuiltUnits) {
  const portal = describePortal(built, await writeFileMap(built))
  mkdirSync(inRepository('importmap/dist'), { recursive: true })
  writeWhole(inRepository('importmap/dist/words.json'), JSON.stringify(shippedWords()))
  writeWhole(inRepository('importmap/dist/portal.json'), JSON.stringify(portal, null, 1))
  return portal
}

function describePortal(built: BuiltUnits, fileMap: Unit): PortalBuild {
  const units = [built.shared, built.boot, built.shell, fileMap, ...built.parcels]
  const facts = {
    importMap: { imports: merged(units, importsOf), ...fetched(built) },
    fileMap: fileOf(fileMap, Object.keys(fileMap.files)[0] ?? ''),
    ...bootScripts(built.boot),
    shell: shell.name,
    shellCss: built.shell.css.map((name) => fileOf(built.shell, name)),
    parcels: built.parcels.map(describeParcel),
    dependencies: dependencyVersions(built.shared),
    folders: Object.fromEntries(units.map((unit) => [unit.prefix, unit.folder])),
  }
  const revision = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
  return { revision, ...facts }
}

/** What a visitor's page leaves out of its import map, kept as long as any other file that an open page may ask for. */
function writeFileMap(built: BuiltUnits) {
  const { mode, version } = built.shared
  const content = JSON.stringify(fetched(built))
  const inputs = createHash('sha256').update(content).digest('base64url')
  const unit = { slug: 'map', mode, version, inputs, prefix: '/assets/map/', folder: 'importmap/dist/map' }
  const nothing = { entries: {}, imports: {}, exports: {}, css: [] }
  return writeUnit({ ...unit, ...nothing }, [{ name: `files.${inputs.slice(0, 8)}.json`, content }])
}

function bootScripts(boot: Unit) {
  const names = Object.keys(boot.files)
  const isOfHost = (name: string) => name.startsWith('host.')
  const files = (some: readonly string[]) => some.map((name) => fileOf(boot, name))
  return { scripts: files(names.filter((name) => !isOfHost(name))), hostScripts: files(names.filter(isOfHost)) }
}

function describeParcel(unit: Unit) {
  const declaration = readDeclaration(parcelTarget(unit.slug))
  const url = unit.prefix + unit.entries[declaration.name]
  return { declaration, version: unit.version, url, css: unit.css.map((name) => fileOf(unit, name)) }
}

/**
 * What the loader must know of files that are fetched one by one: all but those that travel in the core script. The
 * scripts of the page carry their integrity themselves.
 */
function fetched({ shared, shell: shellUnit, parcels }: BuiltUnits) {
  const arrived = new Set(firstPageFiles(shared).map((file) => shared.prefix + file))
  const units = [shared, shellUnit, ...parcels]
  const integrity = units.flatMap((unit) => Object.entries(integrityOf(unit))).filter(([url]) => !arrived.has(url))
  return {
    integrity: Object.fromEntries(integrity),
    depcache: depcache(importGraph(units), arrived),
  }
}

/** For each module file, what else must come before it runs. */
function depcache(graph: ReturnType<typeof importGraph>, arrived: ReadonlySet<string>) {
  const closures = [...graph.keys()].map(
    (url) => [url, urlClosure(url, graph).filter((needed) => !arrived.has(needed))] as const,
  )
  return Object.fromEntries(closures.filter(([url, needed]) => needed.length > 0 && !arrived.has(url)))
}

function dependencyVersions(shared: Unit) {
  return Object.fromEntries(
    Object.keys(shared.entries).map((specifier) => [
      specifier,
      specifier.startsWith('@atrium/') ? shared.version : installedVersion(specifier),
    ]),
  )
}

function installedVersion(specifier: string) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return packageVersion(`node_modules/${name}`)
}

function merged<T>(units: readonly Unit[], of: (unit: Unit) => Record<string, T>) {
  return Object.assign({}, ...units.map(of)) satisfies Record<string, T>
}

function importsOf(unit: Unit) {
  return Object.fromEntries(Object.entries(unit.entries).map(([name, file]) => [name, unit.prefix + file]))
}

function integrityOf(unit: Unit) {
  return Object.fromEntries(Object.entries(unit.files).map(([name, file]) => [unit.prefix + name, file.integrity]))
}

function fileOf(unit: Unit, name: string) {
  const { integrity } = unit.files[name] ?? { integrity: '' }
  return { url: unit.prefix + name, integrity }
}
