import { artifactPrefix } from '@atrium/shared-utility/contract'

/** The source of a parcel, or of the shell. */
export type Source = {
  slug: string
  /** Name in the import map, `@atrium/<slug>`. */
  name: string
  /** Its folder, relative to the repository; a whole path when it is elsewhere. */
  folder: string
  /** Its first file, below its folder, where that is another one than `src/main`. */
  entry?: string | undefined
}

/** The folder into which one of ours is built. */
export type Target = Source & {
  /** URL prefix of its built files. */
  prefix: string
}

export const shell: Target = {
  slug: 'shell',
  name: '@atrium/root-config',
  folder: 'root-config',
  prefix: artifactPrefix({ kind: 'shell', slug: 'shell' }),
}

/** Only a build for development has these; their folders begin with an underscore. */
export const developmentParcels: readonly string[] = ['kit']

export function parcelTarget(slug: string): Target {
  const prefix = artifactPrefix({ kind: 'parcel', slug })
  const folder = developmentParcels.includes(slug) ? `_${slug}` : slug
  return { slug, name: `@atrium/${slug}`, folder: `microfrontends/${folder}`, prefix }
}
