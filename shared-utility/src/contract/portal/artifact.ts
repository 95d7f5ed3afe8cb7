import { z } from 'zod'
import { parcelDeclaration } from './parcel.ts'

/** In the order in which an import map names them. */
export const artifactKinds = ['shared', 'boot', 'shell', 'parcel'] as const
export type ArtifactKind = (typeof artifactKinds)[number]

/** What a part is called in addresses and revisions. */
export const partSlug = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/)

/** What no parcel may be called: parts of every portal, and addresses beside theirs. */
export const reservedSlugs: readonly string[] = ['shared', 'boot', 'shell', 'map', 'parcels']

/** Neither folders nor dots first, and no other characters. */
export const artifactFileName = z
  .string()
  .max(200)
  .regex(/^[\w@-][\w.@+-]*$/)

const artifactFile = z.strictObject({
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
  bytes: z.int().nonnegative(),
})

/**
 * The manifest of one immutable version of a part of the portal: the shared set, the scripts of the page, the shell, a
 * parcel. Each file carries a hash of its content in its name.
 */
export const artifact = z.strictObject({
  slug: partSlug,
  kind: z.enum(artifactKinds),
  version: z.string().min(1).max(64),
  files: z.record(artifactFileName, artifactFile),
  /** Name of the import map to file. Of the scripts of the page, what each is for: `core`, `loader`, `host`, `local`. */
  entries: z.record(z.string(), artifactFileName),
  /** Static imports of every module file: `./file` of the same artifact, else a name of the import map. */
  imports: z.record(artifactFileName, z.array(z.string())),
  /** Export names by entry. */
  exports: z.record(z.string(), z.array(z.string())),
  css: z.array(artifactFileName),
  /** Of a parcel: its `parcel.json`. */
  declaration: parcelDeclaration.optional(),
  /** Of the shared set: the version of what it provides, by specifier. */
  dependencies: z.record(z.string(), z.string()).optional(),
  /** Of the scripts of the page: the files of the shared set that travel in the core script. */
  carries: z.array(artifactFileName).optional(),
  /** Of a parcel from outside: shared packages, and the range of versions that it was built for. */
  needs: z.record(z.string(), z.string()).optional(),
  /** The names that it imports from the shared set, by specifier. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
})
export type Artifact = z.infer<typeof artifact>

/** `importmap/dist/portal.json`: the parts of this machine's build, and the folder of each, relative to the repository. */
export const portalParts = z.strictObject({
  mode: z.enum(['production', 'development']),
  parts: z.array(z.strictObject({ folder: z.string(), artifact })),
})
export type PortalParts = z.infer<typeof portalParts>

/** Where the files of a part are served. */
export function artifactPrefix({ kind, slug }: Pick<Artifact, 'kind' | 'slug'>) {
  return kind === 'parcel' ? `/assets/parcels/${slug}/` : `/assets/${slug}/`
}
