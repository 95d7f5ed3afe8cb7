import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../..')

/** A file of the repository by its path in it. */
export function inRepository(...parts: string[]) {
  return path.join(folder, ...parts)
}
