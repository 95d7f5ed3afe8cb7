import { z } from 'zod'
import type { Lang } from '../words/lang.ts'
import type { ParcelDeclaration } from './parcel.ts'

type BuiltFile = { url: string; integrity: string }

/** Name in the import map of what makes calls: a page that is drawn without one is not made to wait for it. */
export const callsModule = '@atrium/base/calls'

/** The portal as `composePortal` makes it of artifacts: all that pages are written from. */
export type PortalBuild = {
  /** Changes when any file changes. */
  revision: string
  importMap: {
    imports: Record<string, string>
    integrity: Record<string, string>
    depcache: Record<string, string[]>
  }
  /** What `importMap` says of files, as a file: the page of a visitor brings only the part that it begins with. */
  fileMap: BuiltFile
  /** Changes when anything but a parcel does. */
  core: string
  /** Classic scripts of the page, in order: SystemJS, then the loader policy. */
  scripts: BuiltFile[]
  /** Written first, only where the agent leaves open whether the page is in a mini program. */
  hostScripts: BuiltFile[]
  /** Written before the loader, only where a developer's own machine serves a parcel of the page. */
  localScripts: BuiltFile[]
  /** Of the document in which a PDF is drawn; none in a portal that was built without it. */
  pdfScripts: BuiltFile[]
  /** System name of the shell, imported after `scripts`. */
  shell: string
  /** Style sheets of the shell, linked by the page itself. */
  shellCss: BuiltFile[]
  parcels: { declaration: ParcelDeclaration; version: string; url: string; css: BuiltFile[] }[]
  /** The Trusted Types policies that its parcels draw with; absent where none needs one. */
  trustedTypes?: string[]
  /** Shared dependency versions by specifier. */
  dependencies: Record<string, string>
}

const texts = z.record(z.string(), z.string())

/** `importmap/dist/words.json`: every text of the dictionaries in the build, by `area|key`. */
export const shippedWords = z.object({ 'zh-CN': texts, 'en-US': texts } satisfies Record<Lang, typeof texts>)
export type ShippedWords = z.infer<typeof shippedWords>
