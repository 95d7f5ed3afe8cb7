import { argon2Sync } from 'node:crypto'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Derivation } from './derivation.ts'

// Runs in a thread of its own and is started as it is, in tests too: it may import nothing that needs to be built.

const niceness = 10

// On Linux a thread has a priority of its own; elsewhere this would lower that of the whole server.
if (process.platform === 'linux') os.setPriority(Math.min(os.getPriority() + niceness, 19))

parentPort?.on('message', ({ messages, salt, costs, length }: Derivation) => {
  const { memoryKib: memory, passes, lanes: parallelism } = costs
  const shared = { nonce: salt, memory, passes, parallelism, tagLength: length }
  parentPort?.postMessage(messages.map((message) => argon2Sync('argon2id', { ...shared, message })))
})
