import { artifactPrefix } from '@atrium/shared-utility/contract'

/** What a parcel, or the shell, is built of. */
export type Source = {
  slug: string
  /** Name in the import map, `@atrium/<slug>`. */
  name: string
  /** Its folder, relative to the repository; a whole path when it is elsewhere. */
  folder: string
  /** Its first file, below its folder, where that is another one than `src/main`. */
  entry?: string | undefined
}

/** Where one of ours is built to. */
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

export function parcelTarget(slug: string): Target {
  const prefix = artifactPrefix({ kind: 'parcel', slug })
  return { slug, name: `@atrium/${slug}`, folder: `microfrontends/${slug}`, prefix }
}
