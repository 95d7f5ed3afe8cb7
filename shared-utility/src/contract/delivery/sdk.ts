import { z } from 'zod'
import { artifact } from '../portal/artifact.ts'

/** `/sdk/shared.json`: what a portal shares with parcels, by the names of the import map. */
export const sharedSet = z.object({
  /** Export names. */
  exports: z.record(z.string(), z.array(z.string())),
  versions: z.record(z.string(), z.string()),
  /** Names that go with the next major version, and what to use instead (kit.ts). */
  leaving: z.record(z.string(), z.record(z.string(), z.string())).optional(),
})
export type SharedSet = z.infer<typeof sharedSet>

/** `/sdk/index.json`: the packages for teams, each a tarball beside it that never changes. */
export const sdkIndex = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** File name below `/sdk/`. */
      file: z.string().regex(/^[\w.-]+\.tgz$/),
      /** As lockfiles of npm write it, `sha512-…`. */
      integrity: z.string(),
    }),
  ),
})
export type SdkIndex = z.infer<typeof sdkIndex>

/**
 * `/sdk/stage.json`: what the pages of a portal are made of before any parcel is, for a team that runs one in a page of
 * its own. The shared set, the scripts of the page and the shell; the headers of its document, with `{nonce}` where
 * that of the page goes.
 */
export const gateStage = z.object({
  parts: z.array(artifact),
  headers: z.record(z.string(), z.string()),
})
export type GateStage = z.infer<typeof gateStage>
