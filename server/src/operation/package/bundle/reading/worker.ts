import type { UpdateKey } from '../../../../foundation/process/config/updates.ts'
import { answerOnce } from '../../../../foundation/file/reader/in-worker.ts'
import type { BundleFormat } from './manifest.ts'
import { readBundle } from './read-bundle.ts'

type Task = { keys: readonly UpdateKey[]; format: BundleFormat }

void answerOnce((source, { keys, format }: Task) => readBundle(source, keys, format))
