import { rm } from 'node:fs/promises'

/**
 * Removes the folder of a process that has just ended. On a busy machine the last of its processes may still be writing
 * into it.
 */
export function removeFolder(folder: string) {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}
