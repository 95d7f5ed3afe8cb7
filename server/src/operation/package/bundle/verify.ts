import type { BundleRefusal } from '@atrium/shared-utility/contract'
import type { UpdateKey } from '../../../foundation/process/config/updates.ts'
import { limits } from '../../../foundation/file/reader/limits.ts'
import type { ReadFile } from '../../../foundation/file/reader/read-in-process.ts'
import type { Source } from '../../../foundation/file/reader/source.ts'
import { bundleFormat, type BundleFormat } from './reading/manifest.ts'
import type { BundleFacts } from './reading/read-bundle.ts'

type Options = { keys: readonly UpdateKey[]; stopping: AbortSignal; readFile: ReadFile; format?: BundleFormat }

/** So slow a machine still verifies a bundle, which takes a second for a few hundred of these on any other. */
const slowestBytesPerMs = 5 * 1024

/** Has a bundle verified by what reads strangers’ files. Null when this process ends meanwhile. */
export function verifyBundle(source: Source, { keys, stopping, readFile, format = bundleFormat }: Options) {
  const moreMs = source.sizeBytes / slowestBytesPerMs
  const worker = new URL('./reading/worker.ts', import.meta.url).href
  const task = { worker, of: { keys, format }, sizeBytes: source.sizeBytes, timeMs: limits.timeMs + moreMs }
  const patienceMs = limits.patienceMs + 2 * moreMs
  return readFile<BundleFacts, BundleRefusal>(task, { source, stopping, patienceMs })
}
