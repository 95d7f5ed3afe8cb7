import { limits } from './limits.ts'
import { readInThread } from './read-in-thread.ts'
import type { Source } from './source.ts'
import type { Answered, ReadRequest, Task, ProcessMessage } from './thread-words.ts'

// Runs in a process of its own, which can load nothing: what it imports is put into one text with it (`program.ts`). A
// thread of it reads, so that this one can watch what the whole takes: a thread's own limit is of its heap alone. The
// time is that of the processor: a slow file or a busy machine is not the file's fault.

const watchEveryMs = 10
let took: (bytes: Uint8Array) => void = () => undefined

process.on('message', ({ kind, ...told }: ProcessMessage) => {
  if (kind === 'task' && 'task' in told) void read(told.task, told.program)
  if (kind === 'bytes' && 'bytes' in told) took(told.bytes)
})
// The process that asked has ended. A signal from a terminal to all of its processes is for that one alone.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

async function read(task: Task, program: string) {
  const { memoryMegabytes = limits.memoryMegabytes, timeMs = limits.timeMs } = task
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryMegabytes * 1024 * 1024) say({ kind: 'refused', refusal: 'bomb' })
    if (usedMs() > timeMs) say({ kind: 'refused', refusal: 'tooSlow' })
  }, watchEveryMs)
  say(await readInThread(task, { program, source: sourceOf(task) }))
  clearInterval(watch)
}

function usedMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function sourceOf({ sizeBytes }: Task): Source {
  return {
    sizeBytes,
    read(at, length) {
      const came = Promise.withResolvers<Buffer>()
      took = (bytes) => came.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      say({ kind: 'read', at, length })
      return came.promise
    },
  }
}

function say(words: ReadRequest | Answered) {
  process.send?.(words)
}
