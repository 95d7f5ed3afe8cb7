import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure, Size } from './figure.ts'
import { withPortalServer } from './portal-server.ts'
import { proportionalMb } from './proportional.ts'

// The threads that hash end after half a minute without work.
const idleMs = { whole: 40_000, smoke: 1000 }

// The others are asked for their metrics; here nothing is loaded that no setting asks for.
const withoutMetrics = { ATRIUM_METRICS_TOKEN: undefined }

/** The server and its database some seconds after a visit to the sign-in page, while it gets no request. */
export async function memory(size: Size): Promise<Figure[] | null> {
  if (process.platform !== 'linux') {
    console.log('memory: only Linux tells what a process shares with others; left out')
    return null
  }
  return withPortalServer(async ({ url, pid }) => {
    await fetch(`${url}/home/login`, { headers: { accept: 'text/html' } })
    await wait(idleMs[size])
    const server = await proportionalMb([pid])
    const database = await proportionalMb(await descendantsOf(pid))
    return [
      {
        name: 'idle memory, server and embedded database',
        unit: 'MB',
        measured: server + database,
        budget: { atMost: 200 },
      },
      { name: 'idle memory, of it the database', unit: 'MB', measured: database },
    ]
  }, withoutMetrics)
}

async function descendantsOf(pid: number) {
  const parents = await parentOf()
  const found: number[] = []
  for (let above = [pid]; above.length > 0;) {
    above = [...parents].filter(([, parent]) => above.includes(parent)).map(([child]) => child)
    found.push(...above)
  }
  return found
}

async function parentOf() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const pairs = await Promise.all(
    pids.map(async (pid) => {
      // A process may end while it is being looked at.
      const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return [Number(pid), Number(/^PPid:\s+(\d+)/m.exec(text)?.[1] ?? 0)] as const
    }),
  )
  return new Map(pairs)
}
