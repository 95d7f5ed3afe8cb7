import type { UpdateKey } from '../../../foundation/config/updates.ts'
import { answerOnce } from '../../../foundation/reader/in-worker.ts'
import { readBundle } from './read-bundle.ts'

await answerOnce((source, { keys }: { keys: readonly UpdateKey[] }) => readBundle(source, keys))
