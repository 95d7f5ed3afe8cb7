import type { Artifact } from '@atrium/shared-utility/contract'
import { readDeclaration } from '../parcel/read-declaration.ts'
import { parcelTarget } from '../parcel/target.ts'
import { packageVersion } from '../repository.ts'
import { firstPageFiles } from '../shared/static-closure.ts'
import type { Unit } from '../unit.ts'

/** The shared set with the versions of what it provides. */
export function sharedArtifact(unit: Unit): Artifact {
  return { ...common(unit), kind: 'shared', dependencies: dependencyVersions(unit) }
}

export function bootArtifact(unit: Unit, shared: Unit): Artifact {
  return { ...common(unit), kind: 'boot', carries: firstPageFiles(shared) }
}

export function shellArtifact(unit: Unit): Artifact {
  return { ...common(unit), kind: 'shell' }
}

export function parcelArtifact(unit: Unit): Artifact {
  return { ...common(unit), kind: 'parcel', declaration: readDeclaration(parcelTarget(unit.slug)) }
}

function common({ slug, version, files, entries, imports, exports, css, uses }: Unit) {
  const named = Object.entries(files).map(([name, { integrity, bytes }]) => [name, { integrity, bytes }] as const)
  return { slug, version, files: Object.fromEntries(named), entries, imports, exports, css, ...(uses && { uses }) }
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
