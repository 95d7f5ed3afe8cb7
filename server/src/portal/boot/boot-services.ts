import type { Artifact, RouteEntry } from '@atrium/shared-utility/contract'
import { createStyles } from '../../enterprise/style/styles.ts'
import { platform } from '../../foundation/db/scope.ts'
import { createBaseConfig } from './base-config-service.ts'
import { selectRefusedPlugins } from './refused-plugins-query.ts'
import { routesWithout } from './refused.ts'

type Parts = Parameters<typeof createBaseConfig>[0] & Parameters<typeof createStyles>[0]

/** What a page is made of before anybody has asked for anything: what it boots from, and how it looks. */
export function bootServices(parts: Parts) {
  return {
    styles: createStyles(parts),
    baseConfig: createBaseConfig(parts),
    // Whom else the list lets pass is nothing that an enterprise may read, so not in its transaction.
    markRefused: async (routes: readonly RouteEntry[], entId: string) =>
      routesWithout(routes, await parts.tx(platform, (db) => selectRefusedPlugins(db, entId))),
    pageParts: async () => (await parts.portal.read())?.parts ?? null,
  }
}

declare module '../../foundation/context/services.ts' {
  interface Services {
    /** The same routes; those of plug-ins that the white list refuses to this enterprise say so. */
    markRefused(routes: readonly RouteEntry[], entId: string): Promise<RouteEntry[]>
    /** What every page is made of, without parcels: the shared set, the scripts of the page, the shell. Null without a build. */
    pageParts(): Promise<readonly Artifact[] | null>
  }
}
