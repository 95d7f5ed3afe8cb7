import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@atrium/shared-utility/contract'
import type { Figure, Size } from './figure.ts'
import { withPortalServer } from './portal-server.ts'
import { percentile } from './statistics.ts'

const sizes = { whole: { inFlight: 200, seconds: 10 }, smoke: { inFlight: 8, seconds: 1 } }
const everyMs = 50
const budget = { atMost: 200 }

/** How pages and files fare while two hundred people, each from a network of their own, wait for their sign-in. */
export async function overload(size: Size): Promise<Figure[]> {
  // Every client has an address of its own, as people have.
  const env = { ATRIUM_TRUST_PROXY: 'loopback' }
  const { inFlight, seconds } = sizes[size]
  return withPortalServer(async ({ url }) => {
    const asset = await assetOf(url)
    await look(url, asset, 1)
    const quiet = await look(url, asset, seconds)
    const crowd = new AbortController()
    const signIns = keepSigningIn(url, { inFlight, signal: crowd.signal })
    await wait(1000)
    const busy = await look(url, asset, seconds)
    crowd.abort()
    return [...figuresOf(inFlight, quiet, busy), ...figuresOfSignIns(sizes[size], await signIns)]
  }, env)
}

type Waits = { page: number[]; file: number[]; failed: number }

function figuresOf(inFlight: number, quiet: Waits, busy: Waits): Figure[] {
  const beside = (kind: 'page' | 'file') => `${percentile(quiet[kind], 95).toFixed(1)} ms without them`
  const figures = (['page', 'file'] as const).map((kind) => ({
    name: `${kind}, p95 beside ${inFlight} sign-ins (${beside(kind)})`,
    unit: 'ms',
    measured: percentile(busy[kind], 95),
    budget,
  }))
  return [
    ...figures,
    { name: 'pages and files that were not served', unit: '', measured: busy.failed, budget: { atMost: 0 } },
  ]
}

type Load = { inFlight: number; seconds: number }
type SignIns = { waitsMs: number[]; byStatus: Map<number, number> }

function figuresOfSignIns({ inFlight, seconds }: Load, { waitsMs, byStatus }: SignIns): Figure[] {
  const each = (name: string, measured: number, unit: string) => ({
    name: `${inFlight} sign-ins at once, ${name}`,
    unit,
    measured,
  })
  const answered = byStatus.get(400) ?? 0
  const others = [...byStatus].filter(([status]) => status !== 400 && status !== 429)
  if (others.length > 0) throw new Error(`sign-ins were answered ${JSON.stringify(others)}`)
  return [
    each('looked at', answered / (seconds + 1), '/s'),
    each('refused as overloaded', (byStatus.get(429) ?? 0) / (seconds + 1), '/s'),
    each('longest wait', Math.max(...waitsMs), 'ms'),
  ]
}

/** Steadily, whether or not the ones before were answered: a page that takes long must not make the load smaller. */
async function look(url: string, asset: string, forSeconds: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true })
  const asked: Record<'page' | 'file', Promise<number>[]> = { page: [], file: [] }
  let failed = 0
  const timed = async (path: string) => {
    const askedAt = performance.now()
    if ((await ask(url + path, { agent, headers: { accept: 'text/html' } })).status !== 200) failed += 1
    return performance.now() - askedAt
  }
  for (let turn = 0; turn < (forSeconds * 1000) / everyMs; turn += 1) {
    asked.page.push(timed('/home/login'))
    asked.file.push(timed(asset))
    await wait(everyMs)
  }
  const [page, file] = await Promise.all([Promise.all(asked.page), Promise.all(asked.file)])
  agent.destroy()
  return { page, file, failed }
}

type Crowd = { inFlight: number; signal: AbortSignal }

/** As many at any time, of accounts and networks that were never seen before: a wrong password costs what a right one does. */
async function keepSigningIn(url: string, { inFlight, signal }: Crowd): Promise<SignIns> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const found: SignIns = { waitsMs: [], byStatus: new Map() }
  const { path, method } = calls.signIn
  const person = async () => {
    while (!signal.aborted) {
      const [one = 0, two = 0, three = 0] = randomBytes(3)
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `${20 + (one % 80)}.${two}.${three}.1`,
      }
      const body = `loginId=${randomBytes(8).toString('hex')}&password=wrong`
      const startedAt = performance.now()
      const { status, comeBackMs } = await ask(url + path, { agent, method, headers, body })
      found.waitsMs.push(performance.now() - startedAt)
      found.byStatus.set(status, (found.byStatus.get(status) ?? 0) + 1)
      // A client that was told to come back later does.
      if (status === 429) await wait(comeBackMs, undefined, { signal }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: inFlight }, person))
  agent.destroy()
  return found
}

/** One of the files that the sign-in page is made of. */
async function assetOf(url: string) {
  const page = await (await fetch(`${url}/home/login`, { headers: { accept: 'text/html' } })).text()
  const [asset] = /\/assets\/[\w./-]+\.js/.exec(page) ?? []
  if (asset === undefined) throw new Error('the sign-in page names no file')
  return asset
}

type Sending = { agent: Agent; method?: string; headers?: Record<string, string>; body?: string }

function ask(url: string, { body, ...options }: Sending) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; comeBackMs: number }>()
  const sent = request(url, options, (answer) => {
    answer.resume()
    answer.on('error', reject)
    const comeBackMs = Number(answer.headers['retry-after'] ?? 0) * 1000
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, comeBackMs }))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
