import type { PackagePlatform } from '@atrium/shared-utility/contract'
import type { Task } from '../../../../foundation/file/reader/thread-words.ts'

/** The worker that reads a package for phones. */
export function packageTask({ platform, sizeBytes }: { platform: PackagePlatform; sizeBytes: number }): Task {
  return { worker: new URL('./worker.ts', import.meta.url).href, of: { platform }, sizeBytes }
}
