import type { Plugin } from 'vite'

/**
 * Vite wraps every `import()` of a page in two kilobytes that fetch the styles of a lazy chunk first. Ours have none: a
 * parcel's styles are one file, which the shell links. In a worker's code, which has no styles, it leaves them alone.
 */
export function plainImports(): Plugin {
  return {
    name: 'atrium-plain-imports',
    configResolved: (config) => void Object.assign(config, { isWorker: true }),
  }
}
