import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { canPlay, playBroken, type Broken } from './broken-start.ts'
import { brokenStarts } from './broken-starts.ts'
import {
  endFirst,
  endPortal,
  ownWorld,
  playKill,
  postmasterIn,
  startAsFirst,
  startFirst,
  untilServing,
  victims,
} from './kills.ts'
import { createPlaces } from './place.ts'
import { playReleaseKills } from './release/kills.ts'
import { playReleaseRace } from './release/race.ts'
import { playRotation } from './rotation.ts'
import { makeClone, playTogether } from './together.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, rounds: { type: 'string' }, world: { type: 'string' } },
})
const isShort = values.short === true
/** The number of requests of the first measurement. */
const requests = 2700
const atOnce = 3
const places = await createPlaces()
const found = { passed: 0, failed: 0 }

const parts: Record<string, () => Promise<void>> = {
  broken,
  kills,
  first,
  together,
  rotation,
  releases,
  race,
}
const wanted = positionals.length > 0 ? positionals : isShort ? ['broken', 'kills'] : Object.keys(parts)
for (const name of wanted) {
  const part = parts[name]
  if (part === undefined)
    throw new Error(`There is no part "${name}". The parts are: ${Object.keys(parts).join(', ')}.`)
  await part()
}
await places.end()
console.log(`\n${found.passed} passed, ${found.failed} failed`)
process.exit(found.failed === 0 ? 0 : 1)

/** Every start that cannot succeed, each in a place of its own, a few at once. */
async function broken() {
  const waiting = brokenStarts.filter(({ isQuick }) => !isShort || isQuick === true)
  const play = async () => {
    for (let start = waiting.shift(); start !== undefined; start = waiting.shift()) await playOne(start)
  }
  await Promise.all(Array.from({ length: atOnce }, play))
}

async function playOne(start: Broken) {
  if (canPlay(start)) await count(start.title, () => places.lend((place) => playBroken(start, place)))
  else console.log(`not played, only root can: ${start.title}`)
}

/** Half of the rounds, where that is allowed, in a world whose process 1 collects no other process. */
async function kills() {
  const rounds = Number(values.rounds ?? (isShort ? 3 : 40))
  const world = isShort || values.world !== undefined ? null : ownWorld()
  const here = world === null ? rounds : Math.ceil(rounds / 2)
  await killRounds(here)
  if (world === null) return
  await count(`${rounds - here} rounds under a process 1 that collects nobody`, async () => {
    const [program = '', ...args] = world
    const own = [process.execPath, import.meta.filename, 'kills', '--world', 'own', '--rounds', String(rounds - here)]
    const [code]: unknown[] = await once(spawn(program, [...args, ...own], { stdio: 'inherit' }), 'exit')
    return code === 0 ? null : 'see above'
  })
}

async function killRounds(rounds: number) {
  await places.lend(async (place) => {
    let portal = startFirst(place)
    await untilServing(portal)
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'server'
      await count(`round ${round + 1}: ${victim} killed, and started again at once`, async () => {
        const next = await playKill(portal, { place, victim })
        portal = next.portal
        return null
      })
    }
    await count('the end after all rounds', async () => ((await endPortal(portal)) === 0 ? null : 'not with status 0'))
  })
}

/**
 * The portal is process 1, as in a container: the next one finds the numbers of those that died, and they are its own.
 */
async function first() {
  const world = ownWorld()
  if (world === null)
    return console.log('not played, unshare is not permitted here: the start is process 1, as in a container')
  await places.lend(async (place) => {
    await count('the start is process 1: killed twice, each time started again at once on the same data', async () => {
      const numbers: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const portal = startAsFirst(place, world)
        await untilServing(portal)
        numbers.push(await postmasterIn(place))
        const code = await endFirst(portal, round < 2 ? 'SIGKILL' : 'SIGTERM')
        if (round === 2 && code !== 0) return `it ended with ${code}`
      }
      console.log(`  the database was process ${numbers.join(', then ')}`)
      return null
    })
  })
}

/** At an odd path, as an ordinary account: two starts at once in a fresh clone, again and again. */
async function together() {
  await places.lend(async (place) => {
    for (let round = 0; round < Number(values.rounds ?? 10); round += 1) {
      await count(`two starts at once, ${round + 1}`, async () => {
        await playTogether(await makeClone(place, { withBuild: round > 0 }))
        return null
      })
    }
  })
}

async function rotation() {
  await places.lend(async ({ folder, database }) => {
    const { superuser } = await database()
    await count('three processes in rotation, without a second try', async () => {
      const url = 'connectionString' in superuser ? superuser.connectionString : ''
      const { sent, failures } = await playRotation(
        { ATRIUM_DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'fatal' },
        requests,
      )
      console.log(`  ${failures.length} failed of ${sent}`)
      const kinds = Object.entries(Object.groupBy(failures, (failure) => failure.replace(/:\d+$/, '')))
      return kinds.length === 0 ? null : kinds.map(([kind, all]) => `${all?.length} x ${kind}`).join('; ')
    })
  })
}

/** On the embedded database, and on the oldest one that is supported. */
async function releases() {
  const rounds = Number(values.rounds ?? 50)
  for (const isEmbedded of [true, false]) {
    console.log(isEmbedded ? 'the embedded database' : 'PostgreSQL 15, over TCP')
    await places.lend((place) => playReleaseKills({ place, rounds, isEmbedded, count, tell }))
  }
}

async function race() {
  for (const isEmbedded of [true, false]) {
    const title = `two processes, twenty teams, two hundred releases at once, ${isEmbedded ? 'embedded' : 'PostgreSQL 15'}`
    await count(title, () => places.lend((place) => playReleaseRace(place, { isEmbedded, tell })))
  }
}

function tell(line: string) {
  console.log(`  ${line}`)
}

async function count(title: string, play: () => Promise<string | null>) {
  const startedAt = performance.now()
  const failure = await play().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  found[failure === null ? 'passed' : 'failed'] += 1
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${failure === null ? 'ok    ' : 'FAILED'}  ${title} (${seconds} s)${failure === null ? '' : `: ${failure}`}`,
  )
}
