import { createHash } from 'node:crypto'
import { allowedPolicies, type ParcelDeclaration, type PortalBuild } from '@atrium/shared-utility/contract'
import { parcelRoutes, type Portal } from '../../portal/page/boot/portal.ts'

/** A parcel that a developer's own machine serves. */
type Local = { slug: string; address: string; declaration: ParcelDeclaration }

/** The overrides of one session: `key` tells one set from another. */
type Overridden = { key: string; locals: readonly Local[] }

/**
 * The portal for a person with overrides. Its revision is another one, so open pages follow. Where a machine's address
 * comes or goes, its `core` is another, too: a page admits that address from its beginning or not at all.
 */
export function overlaid(portal: Portal, { key, locals }: Overridden): Portal {
  const addresses = locals.map(({ address }) => address).join(' ')
  const build = locals.reduce(withLocal, {
    ...portal.build,
    revision: hashOf(`${portal.build.revision} ${key}`),
    core: addresses === '' ? portal.build.core : hashOf(`${portal.build.core} ${addresses}`).slice(0, 8),
  })
  return { ...portal, build, routes: locals.length === 0 ? portal.routes : parcelRoutes(build), overridden: addresses }
}

/**
 * The portal does not know its files: the developer's machine names them, and only the pages of this session ask it.
 */
function withLocal(build: PortalBuild, { address, declaration }: Local): PortalBuild {
  const { name } = declaration
  const [url, style] = [`${address}entry.js`, `${address}entry.css`]
  const parcel = { declaration, version: 'dev', url, css: [{ url: style, integrity: '' }] }
  const others = build.parcels.filter((one) => one.declaration.name !== name)
  const imports = { ...build.importMap.imports, [name]: url }
  const policies = allowedPolicies([build, declaration])
  return {
    ...build,
    parcels: [...others, parcel],
    importMap: { ...build.importMap, imports },
    ...(policies.length > 0 && { trustedTypes: policies }),
  }
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
