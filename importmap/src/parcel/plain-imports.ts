import type { Plugin } from 'vite'

/**
 * Vite wraps every `import()` in two kilobytes that fetch the styles of a lazy chunk first. Ours have none: a parcel's
 * styles are one file, which the shell links.
 */
export function plainImports(): Plugin {
  return {
    name: 'atrium-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()\n',
    },
  }
}
