import { z } from 'zod'
import type { Lang } from '../words/lang.ts'
import { parcelDeclaration } from './parcel.ts'

const file = z.object({ url: z.string(), integrity: z.string() })

/** Name in the import map of what makes calls: a page that is drawn without one is not made to wait for it. */
export const callsModule = '@atrium/base/calls'

/** The assembled build, `importmap/dist/portal.json`: all that the server needs to know of it. */
export const portalBuild = z.object({
  /** Changes when any file changes. */
  revision: z.string(),
  importMap: z.object({
    imports: z.record(z.string(), z.string()),
    integrity: z.record(z.string(), z.string()),
    depcache: z.record(z.string(), z.array(z.string())),
  }),
  /** What `importMap` says of files, as a file: the page of a visitor brings only the part that it begins with. */
  fileMap: file,
  /** Classic scripts of the page, in order: SystemJS, then the loader policy. */
  scripts: z.array(file),
  /** Written first, only where the agent leaves open whether the page is in a mini program. */
  hostScripts: z.array(file),
  /** System name of the shell, imported after `scripts`. */
  shell: z.string(),
  /** Style sheets of the shell, linked by the page itself. */
  shellCss: z.array(file),
  parcels: z.array(
    z.object({
      declaration: parcelDeclaration,
      version: z.string(),
      url: z.string(),
      css: z.array(file),
    }),
  ),
  /** Shared dependency versions by specifier. */
  dependencies: z.record(z.string(), z.string()),
  /** URL prefix to folder, relative to the repository: what the server serves as immutable files. */
  folders: z.record(z.string(), z.string()),
})
export type PortalBuild = z.infer<typeof portalBuild>

const texts = z.record(z.string(), z.string())

/** `importmap/dist/words.json`: every text of the dictionaries in the build, by `area|key`. */
export const shippedWords = z.object({ 'zh-CN': texts, 'en-US': texts } satisfies Record<Lang, typeof texts>)
export type ShippedWords = z.infer<typeof shippedWords>
