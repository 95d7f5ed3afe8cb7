import { fileURLToPath } from 'node:url'
import path from 'node:path'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A file of the repository by its path in it. */
export function inRepository(...parts: string[]) {
  return path.join(folder, ...parts)
}
