import { readFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processes below one, and what they hold of memory. Linux says so; elsewhere no process is known and nothing is
 * counted.
 */
export function processesBelow(pid: number): number[] {
  const children = childrenOf(pid)
  return [...children, ...children.flatMap(processesBelow)]
}

function childrenOf(pid: number) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const listed = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    return listed.flatMap((line) =>
      line
        .split(' ')
        .filter((one) => one !== '')
        .map(Number),
    )
  } catch {
    // It has ended meanwhile, or this is no Linux.
    return []
  }
}

/** The memory of their own that the processes hold, in bytes. */
export async function memoryOf(pids: readonly number[]) {
  const held = await Promise.all(pids.map(heldBy))
  return held.reduce((sum, bytes) => sum + bytes, 0)
}

const pageBytes = 4096

async function heldBy(pid: number) {
  const counted = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, resident = 0, shared = 0] = counted.split(' ').map(Number)
  return (resident - shared) * pageBytes
}

/** Ends these at once, those that have ended already aside. */
export function endAll(pids: readonly number[]) {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It was faster.
    }
}
