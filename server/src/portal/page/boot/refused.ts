import { createHash } from 'node:crypto'
import type { BaseConfig, RouteEntry } from '@atrium/shared-utility/contract'
import type { Portal } from './portal.ts'

type Shown = Pick<BaseConfig, 'revision' | 'routes' | 'apps'>

/**
 * The portal as it is shown where the parcels of these slugs are refused: their pages stay and say why, and nothing
 * opens them. It is another state of the portal, which open pages follow.
 */
export function shownWithout({ build, routes }: Portal, refused: readonly string[]): Shown {
  const isRefused = isOneOf(refused)
  const apps = build.parcels.map(({ declaration, version, url, css }) => ({
    name: declaration.name,
    version,
    url,
    css,
  }))
  return {
    revision: refused.length === 0 ? build.revision : `${build.revision}-${digestOf(refused)}`,
    routes: routes.map((route) => (isRefused(route.app) ? { ...route, refused: 'pluginNotListed' } : route)),
    apps: apps.filter(({ name }) => !isRefused(name)),
  } satisfies { routes: RouteEntry[] } & Shown
}

/** Whether a parcel, by its name, is of these slugs. */
export function isOneOf(slugs: readonly string[]) {
  return (name = '') => slugs.includes(name.slice(name.indexOf('/') + 1))
}

function digestOf(slugs: readonly string[]) {
  return createHash('sha256').update(slugs.join(' ')).digest('base64url').slice(0, 8)
}
