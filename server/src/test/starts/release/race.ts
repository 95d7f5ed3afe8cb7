import path from 'node:path'
import { owner } from '../../../foundation/db/embedded/owner.ts'
import type { DatabaseAddress } from '../../../foundation/db/pool.ts'
import { urlOf } from '../../cluster.ts'
import type { StartMachine } from '../place.ts'
import { startPortal, type Environment } from '../portal-process.ts'
import { readKept } from './kept.ts'
import { machineOf, operatorOf, password, registerTeam, upload, type Team } from './teams.ts'

const teams = 20
const releasesEach = 10
const atOnce = 4

type Race = { isEmbedded: boolean; tell: (line: string) => void }

/**
 * Two processes on one database, twenty teams with a token each, and all of their two hundred releases sent at once, to
 * either process by turns. Answers what differs from two hundred revisions in one chain; null: nothing.
 */
export async function playReleaseRace(place: StartMachine, { isEmbedded, tell }: Race) {
  const own = { ATRIUM_DATA_DIR: place.folder, ATRIUM_DEMO_PASSWORD: password }
  const socket = { host: path.join(place.folder, 'run'), port: 5432, database: 'postgres' }
  const superuser = isEmbedded ? { ...socket, user: 'atrium' } : (await place.database()).superuser
  const url = urlOf(isEmbedded ? { ...socket, user: owner } : superuser)
  const running: Running[] = []
  try {
    // They start one after another: the first one migrates, and on the embedded database it is the one that starts it.
    running.push(await start(isEmbedded ? own : { ...own, DATABASE_URL: url }))
    running.push(await start({ ...own, DATABASE_URL: url }))
    return await race({ urls: running.map((one) => one.url), superuser, tell })
  } finally {
    for (const { portal } of running.toReversed()) {
      portal.signal('SIGTERM')
      await portal.ended()
    }
  }
}

type Running = Awaited<ReturnType<typeof start>>
type Racing = { urls: string[]; superuser: DatabaseAddress; tell: Race['tell'] }

async function race({ urls, superuser, tell }: Racing) {
  const operator = await operatorOf(urls[0] ?? '')
  const slugs = Array.from({ length: teams }, (_, n) => `race-${n}`)
  const registered: Team[] = []
  for (const slug of slugs) registered.push(await registerTeam(operator, slug))
  const wanted: (() => Promise<{ status: number; error: string | null }>)[] = []
  // Each archive is read by a process of its own, and a body that waits for that for a minute is given up.
  for (let n = 0; n < teams; n += atOnce)
    wanted.push(...(await Promise.all(registered.slice(n, n + atOnce).map((team) => uploaded(team, urls)))).flat())
  const before = (await readKept(superuser)).length
  const startedAt = performance.now()
  const answers = await Promise.all(wanted.map((release) => release()))
  tell(`${answers.length} releases in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  const refused = answers.filter(({ status }) => status !== 200).map(({ status, error }) => `${status} ${error}`)
  if (refused.length > 0) return `${refused.length} were refused: ${[...new Set(refused)].join(', ')}`
  const revisions = await readKept(superuser)
  const added = revisions.slice(before).map(({ entries }, n) => changed(revisions[before + n - 1]?.entries, entries))
  if (added.length !== teams * releasesEach) return `${added.length} revisions were added`
  const odd = added.find((slugsOfOne) => slugsOfOne.length !== 1)
  if (odd !== undefined) return `a revision changes ${odd.join(', ') || 'nothing'}`
  const uneven = slugs.find((slug) => added.flat().filter((one) => one === slug).length !== releasesEach)
  return uneven === undefined ? null : `${uneven} was not released ${releasesEach} times`
}

/** Uploads a team's versions, and answers the calls that release them, by turns at either process. */
async function uploaded(team: Team, urls: readonly string[]) {
  const wanted: (() => Promise<{ status: number; error: string | null }>)[] = []
  for (let n = 0; n < releasesEach; n += 1) {
    const [url = '', version] = [urls[n % 2], `1.0.${n}`]
    await upload(team, url, version)
    wanted.push(() => machineOf(team, url).tryCall('releaseOwnParcel', { version }))
  }
  return wanted
}

async function start(environment: Environment) {
  const portal = startPortal(environment)
  const url = await portal.url()
  if (url === null) throw new Error(`it did not start: ${portal.said().trim().split('\n').at(-1)}`)
  return { portal, url }
}

function changed(one: Record<string, string> = {}, other: Record<string, string> = {}) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((slug) => one[slug] !== other[slug])
}
