import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const program = z.object({ process: z.string(), thread: z.string() })

/** What a reader runs, each with all that it imports in one text of CommonJS: its process, and its thread. */
type Program = z.output<typeof program>

/** It takes a second; a caller that waits for it longer is told that the file could not be read, and tries again. */
const longestMs = 60_000

const known = new Map<string, Promise<Program>>()

/**
 * The program of the reader whose thread begins in this file, a file URL. It is put together once, by a process of its
 * own, since the bundler takes 90 MB. A process that runs it needs no file, and starts in a third of the time: types
 * are taken out already. Rejects where it cannot be put together.
 */
export function programOf(worker: string) {
  const before = known.get(worker)
  if (before !== undefined) return before
  const made = bundle(worker)
  known.set(worker, made)
  // A failure, perhaps of a machine without memory, is not kept: the next call tries again.
  made.catch(() => known.delete(worker))
  return made
}

async function bundle(worker: string) {
  const files = [new URL('./bundle.ts', import.meta.url), new URL('./process.ts', import.meta.url), new URL(worker)]
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', ...files.map((file) => fileURLToPath(file))],
    {
      env: { PATH, NODE_COMPILE_CACHE },
      maxBuffer: 16 * 1024 * 1024,
      timeout: longestMs,
      killSignal: 'SIGKILL',
    },
  )
  return program.parse(JSON.parse(stdout))
}
