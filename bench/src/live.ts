import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { openListeners } from './live/listeners.ts'
import { makePeople, tellAll } from './live/listening-people.ts'
import { withPortalServer } from './portal-server.ts'
import { startProgram } from './program.ts'
import { proportionalMb } from './proportional.ts'
import { inRepository } from './repository.ts'
import { median } from './statistics.ts'

const listeners = 5000
/** Each person may have a few streams. */
const people = 1000
const rounds = 5
const settleMs = 3000

type Measured = { kb: number; ms: number }
type Server = { url: string; pid: number; path: string; cookies: readonly string[]; tell: () => Promise<unknown> }

/** Five thousand open portals on one process: what each costs while nothing happens, and how long one word to all takes. */
export async function live(): Promise<Figure[]> {
  const bare = await ofBare()
  const portal = await ofPortal()
  return [
    {
      name: `memory of a live connection, ${listeners} of them`,
      unit: 'kB',
      measured: portal.kb,
      reference: { name: 'node:http alone', measured: bare.kb },
      budget: { atMost: 3.5 },
    },
    {
      name: `one event to ${listeners} live connections`,
      unit: 'ms',
      measured: portal.ms,
      reference: { name: 'node:http alone', measured: bare.ms },
      budget: { atMost: 8 },
    },
  ]
}

async function ofBare() {
  const program = startProgram([inRepository('bench/src/live/bare.ts')])
  try {
    const url = await program.says(/^bare server at (http:\S+)/m)
    return await measure({
      url,
      pid: program.pid,
      path: '/',
      cookies: [''],
      tell: () => fetch(url, { method: 'POST' }),
    })
  } finally {
    await program.stop()
  }
}

async function ofPortal() {
  return withPortalServer(async ({ url, pid, dataFolder }) => {
    const cookies = await makePeople(dataFolder, people)
    return measure({ url, pid, path: '/api2/live/stream', cookies, tell: () => tellAll(dataFolder) })
  })
}

async function measure({ url, pid, path, cookies, tell }: Server): Promise<Measured> {
  // What is loaded with the first of them is not what each costs.
  const first = await openListeners({ url, path, cookies, count: 50 })
  await first.timeToAll(tell)
  await wait(settleMs)
  const before = await proportionalMb([pid])
  const others = await openListeners({ url, path, cookies, count: listeners })
  await wait(settleMs)
  const kb = (((await proportionalMb([pid])) - before) * 1000) / listeners
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await others.timeToAll(tell))
  others.close()
  first.close()
  return { kb, ms: median(times) }
}
