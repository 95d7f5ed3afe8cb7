import type { Artifact } from '@atrium/shared-utility/contract'
import { createStyles } from '../../../enterprise/look/style/styles.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createBaseConfig } from './base-config-service.ts'
import { selectRefusedPlugins } from './refused-plugins-query.ts'
import { isOneOf } from './refused.ts'

type Parts = Parameters<typeof createBaseConfig>[0] & Parameters<typeof createStyles>[0]

/** What a page is made of before its person asks for anything: what it boots from, and how it looks. */
export function bootServices(parts: Parts) {
  return {
    styles: createStyles(parts),
    baseConfig: createBaseConfig(parts),
    // An enterprise may not read which others the list lets pass, so this is not in its transaction.
    refusedPlugins: async (entId: string) => isOneOf(await parts.tx(platform, (db) => selectRefusedPlugins(db, entId))),
    pageParts: async () => (await parts.portal.read())?.parts ?? null,
  }
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** Tells of a parcel, by its name, whether the white list refuses it to this enterprise. Asked before a call holds a connection. */
    refusedPlugins(entId: string): Promise<(app?: string) => boolean>
    /** The parts of every page, without parcels: shared set, scripts of the page, shell. Null without a build. */
    pageParts(): Promise<readonly Artifact[] | null>
  }
}
