import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'
import { baseConfig } from '@atrium/shared-utility/contract'
import type { DatabaseAddress } from '../../../foundation/db/pool.ts'
import { createClient } from '../../client.ts'
import { postmasterIn } from '../kills.ts'
import type { StartMachine } from '../place.ts'
import { startPortal, type Environment, type PortalProcess } from '../portal-process.ts'
import { readKept } from './kept.ts'
import { fileOf, machineOf, operatorOf, password, registerTeam, upload, type Team } from './teams.ts'

/** A parcel may be released so often in ten minutes that two of them serve for this many rounds. */
const roundsOfPair = 8
const patienceMs = 60_000

type Killed = { place: StartMachine; rounds: number; isEmbedded: boolean; count: Count; tell: (line: string) => void }
type Count = (title: string, play: () => Promise<string | null>) => Promise<void>
type Running = { portal: PortalProcess; url: string }

/**
 * Kills a portal while two parcels are uploaded and released as one revision, each round at a later moment, and starts it
 * again at once: both have to be as before or both new, whole in either case, and the release has to work then.
 */
export async function playReleaseKills({ place, rounds, isEmbedded, count, tell }: Killed) {
  const environment = await environmentOf(place, isEmbedded)
  const address = isEmbedded ? embeddedIn(place) : { connectionString: environment['DATABASE_URL'] ?? '' }
  let running = await start(environment)
  let pair: Team[] = []
  let former = ''
  let usualMs = { upload: 0, release: 0 }
  const seen = { before: 0, after: 0 }
  for (let round = 0; round < rounds; round += 1) {
    if (round % roundsOfPair === 0) {
      pair = await registerPair(running.url, round)
      former = `1.0.${round}`
      usualMs = await timesOf(pair, running.url, former)
    }
    const version = `2.0.${round}`
    const kind = round % 2 === 0 ? 'upload' : 'release'
    const victim = isEmbedded && round % 4 > 1 ? 'both' : 'server'
    // The moment lies between the first byte and a little later than it usually takes.
    const afterMs = Math.round((usualMs[kind] * 1.2 * (round + 1)) / rounds)
    await count(
      `round ${round + 1}: ${victim} killed ${afterMs} ms after the ${kind} of two parcels began`,
      async () => {
        if (kind === 'release') await uploadAll(pair, running.url, version)
        const acting = act(pair, { url: running.url, version, kind }).catch(() => null)
        await wait(afterMs)
        await kill(running.portal, { place, victim })
        await acting
        running = await start(environment)
        const now = await inForce(pair, running.url)
        if (now !== former && now !== version) return `${now} is in force, and neither ${former} nor ${version}`
        seen[now === former ? 'before' : 'after'] += 1
        await readKept(address)
        if (now === former) await act(pair, { url: running.url, version, kind: 'upload' })
        const then = await inForce(pair, running.url)
        await readKept(address)
        former = then
        return then === version ? null : `${then} is in force once ${version} was released again`
      },
    )
  }
  tell(`found as before ${seen.before} times, and released ${seen.after} times`)
  await count('the end after all rounds', async () => {
    running.portal.signal('SIGTERM')
    return (await running.portal.ended()) === 0 ? null : 'not with status 0'
  })
}

async function environmentOf({ folder, database }: StartMachine, isEmbedded: boolean): Promise<Environment> {
  const own = { ATRIUM_DATA_DIR: folder, ATRIUM_DEMO_PASSWORD: password, ATRIUM_DRAIN_SECONDS: '0' }
  if (isEmbedded) return own
  const { superuser } = await database()
  return { ...own, DATABASE_URL: 'connectionString' in superuser ? superuser.connectionString : '' }
}

function embeddedIn({ folder }: StartMachine): DatabaseAddress {
  return { host: path.join(folder, 'run'), port: 5432, user: 'atrium', database: 'postgres' }
}

async function start(environment: Environment): Promise<Running> {
  const portal = startPortal(environment)
  const url = await portal.url()
  if (url === null) throw new Error(`it did not start: ${portal.said().trim().split('\n').at(-1)}`)
  return { portal, url }
}

async function registerPair(url: string, round: number) {
  const operator = await operatorOf(url)
  return [await registerTeam(operator, `left-${round}`), await registerTeam(operator, `right-${round}`)]
}

/** The times of a round that nothing disturbs; the first time more is loaded than later. */
async function timesOf(pair: readonly Team[], url: string, version: string) {
  const startedAt = performance.now()
  await uploadAll(pair, url, version)
  const uploadedAt = performance.now()
  await releaseAll(pair, url, version)
  const [upload, release] = [uploadedAt - startedAt, performance.now() - uploadedAt]
  return { upload: upload + release, release }
}

type Acted = { url: string; version: string; kind: 'upload' | 'release' }

async function act(pair: readonly Team[], { url, version, kind }: Acted) {
  if (kind === 'upload') await uploadAll(pair, url, version)
  await releaseAll(pair, url, version)
}

async function uploadAll(pair: readonly Team[], url: string, version: string) {
  for (const team of pair) await upload(team, url, version)
}

async function releaseAll([first, ...others]: readonly Team[], url: string, version: string) {
  if (first === undefined) return
  const also = others.map(({ token }) => ({ token, version }))
  await machineOf(first, url).call('releaseOwnTogether', { version, others: also })
}

/** A server that is killed first would be the signal for its database to end in order. */
async function kill(portal: PortalProcess, { place, victim }: { place: StartMachine; victim: 'server' | 'both' }) {
  if (victim === 'both') {
    process.kill(portal.pid, 'SIGSTOP')
    process.kill(await postmasterIn(place), 'SIGKILL')
  }
  process.kill(portal.pid, 'SIGKILL')
  await portal.ended()
}

/** The one version of all of them that is in force, once pages show it; else what differs. Pages may be a second behind. */
async function inForce(pair: readonly Team[], url: string) {
  const said = await Promise.all(
    pair.map(async (team) => (await machineOf(team, url).call('getOwnParcel', {})).inForce ?? 'none'),
  )
  const [version = 'none'] = said
  if (said.some((one) => one !== version)) return said.join(' beside ')
  for (const giveUpAt = performance.now() + patienceMs; ; await wait(50)) {
    const shown = await shownOf(pair, url)
    const [first = ''] = shown
    // One page has one map: one half is never older than the other.
    if (shown.some((one) => one !== first)) return `${shown.join(' beside ')} in one page`
    if (first === version) break
    if (performance.now() > giveUpAt) return `${version}, and ${first} in pages`
  }
  const served = await Promise.all(pair.map((team) => isServed(team, url, version)))
  return served.includes(false) ? `${version} of which a file is not served` : version
}

async function shownOf(pair: readonly Team[], url: string) {
  const { payload } = await createClient(url).call('getBaseConfig', {})
  const { apps } = baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
  return pair.map(({ slug }) => apps.find(({ name }) => name === `@starts/${slug}`)?.version ?? 'none')
}

async function isServed(team: Team, url: string, version: string) {
  const { path: at, content } = fileOf(team, url, version)
  return String((await createClient(url).fetch(at)).body) === content
}
