import { setTimeout as wait } from 'node:timers/promises'
import type { Figure, Size } from './figure.ts'
import { openListeners } from './live/listeners.ts'
import { makePeople, tellAll } from './live/listening-people.ts'
import { withPortalServer } from './portal-server.ts'
import { startProgram } from './program.ts'
import { proportionalMb } from './proportional.ts'
import { inRepository } from './repository.ts'
import { median } from './statistics.ts'

/** Each person may have a few streams. */
const sizes = {
  whole: { listeners: 5000, people: 1000, rounds: 5, settleMs: 3000 },
  smoke: { listeners: 100, people: 50, rounds: 1, settleMs: 300 },
}

type Load = { listeners: number; rounds: number; settleMs: number }
type Measured = { kb: number; ms: number }
type Server = Load & {
  url: string
  pid: number
  path: string
  cookies: readonly string[]
  tell: () => Promise<unknown>
}

/** Five thousand open portals on one process: what each costs while nothing happens, and how long one word to all takes. */
export async function live(size: Size): Promise<Figure[]> {
  const { listeners } = sizes[size]
  const bare = await ofBare(size)
  const portal = await ofPortal(size)
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

async function ofBare(size: Size) {
  const program = startProgram([inRepository('bench/src/live/bare.ts')])
  try {
    const url = await program.says(/^bare server at (http:\S+)/m)
    return await measure({
      ...sizes[size],
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

async function ofPortal(size: Size) {
  return withPortalServer(async ({ url, pid, dataFolder }) => {
    const cookies = await makePeople(dataFolder, sizes[size].people)
    return measure({ ...sizes[size], url, pid, path: '/api2/live/stream', cookies, tell: () => tellAll(dataFolder) })
  })
}

async function measure({ listeners, rounds, settleMs, url, pid, path, cookies, tell }: Server): Promise<Measured> {
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
