import { runParcel } from './run-parcel.ts'
import { endAll, processesBelow } from './processes.ts'
import type { Said, ProcessMessage } from './task.ts'

// A process of its own: what a page makes of its browser ends with it.
const asked = new Map<number, (bytes: Uint8Array | null) => void>()
let last = 0

process.on('message', (told: ProcessMessage) => {
  if (told.kind === 'task') return void run(told)
  asked.get(told.id)?.(told.bytes)
  asked.delete(told.id)
})
// The process that asked has ended, however that was: no reader is left for an answer.
process.on('disconnect', leave)

async function run({ task }: Extract<ProcessMessage, { kind: 'task' }>) {
  try {
    const progress = (one: { done: number; of: number }) => say({ kind: 'progress', progress: one })
    say({ kind: 'found', findings: await runParcel(task, { read, progress }) })
  } catch (error) {
    say({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) })
  }
}

function read(url: string) {
  const id = (last += 1)
  const answer = Promise.withResolvers<Uint8Array | null>()
  asked.set(id, answer.resolve)
  say({ kind: 'read', id, url })
  return answer.promise
}

function say(said: Said) {
  if (process.connected) process.send?.(said)
}

function leave() {
  endAll(processesBelow(process.pid))
  process.exit()
}
