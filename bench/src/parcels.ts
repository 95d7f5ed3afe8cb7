import { createHash } from 'node:crypto'
import path from 'node:path'
import { composePortal, type Artifact } from '@atrium/shared-utility/contract'
import { withBrowser } from './browser.ts'
import type { Figure, Size } from './figure.ts'
import { addParcels, pathOf } from './parcels/generate.ts'
import { bootTimes, moveTimes, signInTime, type Visited } from './parcels/in-browser.ts'
import { withPortalServer, type PortalServer } from './portal-server.ts'
import { microsecondsEach } from './processor-time.ts'
import { proportionalMb } from './proportional.ts'
import { copyRepository } from './repository-copy.ts'
import { cookiesOf } from './session.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = { whole: [10, 100, 1000], smoke: [10] }

/** What a portal costs with many parcels of teams, five pages each: a page, its boot, a way to another parcel, the server. */
export async function parcels(size: Size): Promise<Figure[]> {
  const measured: Measured[] = []
  for (const count of sizes[size])
    measured.push({ count, found: await withTemporaryFolder((folder) => measure({ folder, count, size })) })
  return Object.keys(measured[0]?.found ?? {}).flatMap((name) => figuresOf(name, measured))
}

type Measured = { count: number; found: Record<string, number> }

function figuresOf(name: string, measured: readonly Measured[]): Figure[] {
  const [first = 0] = measured.map(({ found }) => found[name] ?? 0)
  const { unit, budget } = kinds[name] ?? { unit: '' }
  return measured.map(({ count, found }, index) => ({
    name: `${name}, ${count} parcels`,
    unit,
    measured: found[name] ?? 0,
    ...(index > 0 && first > 0 && { reference: { name: `${measured[0]?.count} parcels`, measured: first } }),
    ...(index > 0 && budget !== undefined && { budget: { atMost: budget } }),
  }))
}

/** `budget`: how many times that of ten parcels. */
const kinds: Record<string, { unit: string; budget?: number }> = {
  'page of a visitor, sent (brotli)': { unit: 'kB', budget: 1.2 },
  'page of a member, sent (brotli)': { unit: 'kB', budget: 1.2 },
  'other teams’ parcels that a member’s page names': { unit: '' },
  'sign-in page cold, until it can be used': { unit: 'ms' },
  'page of a team’s parcel, from its address until it is drawn': { unit: 'ms' },
  'longest task in the first seconds of such a page': { unit: 'ms' },
  'from one team’s parcel to another that was never open': { unit: 'ms' },
  'processor time of a page': { unit: 'µs' },
  'composing the portal': { unit: 'ms' },
  'memory of the server': { unit: 'MB' },
}

type Load = { folder: string; count: number; size: Size }

async function measure({ folder, count, size }: Load): Promise<Record<string, number>> {
  const repository = await copyRepository(path.join(folder, 'repository'), { withBuild: true })
  const artifacts = await addParcels(repository, count)
  const compose = composing(artifacts)
  return withPortalServer(
    async (server) => ({ ...(await ofServer(server, size)), 'composing the portal': compose }),
    {},
    repository,
  )
}

function composing(artifacts: readonly Artifact[]) {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
  return median(
    Array.from({ length: 5 }, () => {
      const startedAt = performance.now()
      composePortal(artifacts, sha256)
      return performance.now() - startedAt
    }),
  )
}

async function ofServer({ url, pid }: PortalServer, size: Size) {
  await untilReleased(url)
  const cookie = await cookiesOf(url, 'member')
  const visitor = await pageAt(`${url}/home/login`)
  const member = await pageAt(url + pathOf(3), cookie)
  const inBrowser = await withBrowser(async (browser) => {
    const signIn = await signInTime(browser, { url, size })
    const boot = await bootTimes(browser, { url, cookie, size })
    const { move, longestTask } = await moveTimes(browser, { url, cookie, size })
    return {
      'sign-in page cold, until it can be used': signIn,
      'page of a team’s parcel, from its address until it is drawn': boot,
      'longest task in the first seconds of such a page': longestTask,
      'from one team’s parcel to another that was never open': move,
    }
  })
  return {
    'page of a visitor, sent (brotli)': visitor.bytes / 1000,
    'page of a member, sent (brotli)': member.bytes / 1000,
    'other teams’ parcels that a member’s page names': member.named,
    ...inBrowser,
    'processor time of a page': await processorTime({ url, cookie, size }),
    'memory of the server': await proportionalMb([pid]),
  }
}

/** The first start records each parcel, which pages do not wait for. */
async function untilReleased(url: string) {
  while (!(await pageAt(url + pathOf(9))).text.includes('@team9/p9'))
    await new Promise((resolve) => setTimeout(resolve, 100))
}

async function pageAt(address: string, cookie = '') {
  const headers = { accept: 'text/html', cookie, 'accept-encoding': 'identity' }
  const text = await (await fetch(address, { headers })).text()
  const packed = await fetch(address, { headers: { ...headers, 'accept-encoding': 'br' } })
  const bytes = Number(packed.headers.get('content-length'))
  return { text, bytes, named: new Set(text.match(/@team\d+\//g)).size - 1 }
}

const seconds = { whole: 3, smoke: 0.3 }

function processorTime({ url, cookie, size }: Visited) {
  const ask = { path: pathOf(3), headers: { cookie, accept: 'text/html' } }
  return microsecondsEach({ url, ask }, { seconds: seconds[size], clients: 4 })
}
