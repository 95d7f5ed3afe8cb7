import { artifactPrefix } from '@atrium/shared-utility/contract'

/** Where one parcel, or the shell, lives and how the portal calls it. */
export type Target = {
  slug: string
  /** Name in the import map, `@atrium/<slug>`. */
  name: string
  /** Its folder, relative to the repository. */
  folder: string
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
