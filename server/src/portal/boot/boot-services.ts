import type { Artifact } from '@atrium/shared-utility/contract'
import { createStyles } from '../../enterprise/style/styles.ts'
import { createBaseConfig } from './base-config-service.ts'

type Parts = Parameters<typeof createBaseConfig>[0] & Parameters<typeof createStyles>[0]

/** What a page is made of before anybody has asked for anything: what it boots from, and how it looks. */
export function bootServices(parts: Parts) {
  return {
    styles: createStyles(parts),
    baseConfig: createBaseConfig(parts),
    pageParts: async () => (await parts.portal.read())?.parts ?? null,
  }
}

declare module '../../foundation/context/services.ts' {
  interface Services {
    /** What every page is made of, without parcels: the shared set, the scripts of the page, the shell. Null without a build. */
    pageParts(): Promise<readonly Artifact[] | null>
  }
}
