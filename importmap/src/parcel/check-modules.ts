import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { BuildRefused } from '../build-refused.ts'
import { inRepository, repository } from '../repository.ts'
import type { Source } from './target.ts'

/** Refuses a parcel that carries its own copy of something the portal shares, or another part's source. */
export function checkModules(target: Source, chunks: readonly Rolldown.OutputChunk[], shared: readonly string[]) {
  const packages = new Set(shared.map(packageOf))
  for (const id of chunks.flatMap((chunk) => Object.keys(chunk.modules))) {
    const foreign = foreignPart(id, target)
    if (foreign)
      throw new BuildRefused(
        target.slug,
        `bundles ${foreign}. Reach it through a door of @atrium/shared-utility, or not at all.`,
      )
    const name = installedPackage(id)
    if (name && packages.has(name)) throw new BuildRefused(target.slug, secondCopy(name, shared))
  }
}

function secondCopy(name: string, shared: readonly string[]) {
  const doors = shared.filter((specifier) => packageOf(specifier) === name)
  return `would bring a second copy of ${name} into the page. Import it by a shared name: ${doors.join(', ')}.`
}

/** The source of another part of this repository, as a path; parcels only meet at run time. */
function foreignPart(id: string, { folder }: Source) {
  if (id.startsWith(`${inRepository(folder)}/`)) return null
  const place = relative(repository, id).replaceAll('\\', '/')
  const [, path] = /^((?:shared-utility|root-config|server|microfrontends\/[^/]+)\/src\/[^?]*)/.exec(place) ?? []
  return path ?? null
}

function installedPackage(id: string) {
  const path = id.split('/node_modules/').at(-1)
  return path && path !== id ? packageOf(path) : null
}

function packageOf(specifier: string) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
