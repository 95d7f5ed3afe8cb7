import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../foundation/process/config/config.ts'
import { createClient } from '../client.ts'
import type { StartMachine } from './place.ts'
import { childrenOf, startPortal, type PortalProcess } from './portal-process.ts'

const launcher = path.join(readConfig({}).repositoryFolder, 'importmap/bin/run.cjs')
const password = 'correct horse battery'
const patienceMs = 90_000

export const victims = ['server', 'both', 'launcher', 'database', 'all'] as const
type Victim = (typeof victims)[number]

/** The command of a container without an init: process 1 of a world of its own, in which numbers begin anew. */
export function startAsFirst({ folder }: StartMachine, world: readonly string[]) {
  const environment = { ATRIUM_DATA_DIR: folder, ATRIUM_DEMO_PASSWORD: password }
  return startPortal(environment, { command: [...world, process.execPath, launcher, 'start'] })
}

/** Kills process 1, and so everything in its world; or, as `docker stop` does, tells it alone to end. */
export async function endFirst(portal: PortalProcess, signal: 'SIGKILL' | 'SIGTERM') {
  process.kill(firstOf(portal), signal)
  return portal.ended()
}

function firstOf({ pid }: PortalProcess) {
  const [first] = childrenOf(pid)
  if (first === undefined) throw new Error('there is no process 1')
  return first
}

/** The first start on a place, from which the rounds go on. */
export function startFirst(place: StartMachine) {
  return start(place)
}

/**
 * Kills a portal that serves at one place, and starts it again at once. Answers the new one, and how long it took; throws
 * when it does not come up or the operator cannot sign in.
 */
export async function playKill(portal: PortalProcess, { place, victim }: { place: StartMachine; victim: Victim }) {
  const [server = 0] = childrenOf(portal.pid)
  const database = await postmasterIn(place)
  const isGone = victim !== 'database'
  if (victim !== 'launcher') {
    // A server that is killed first would be the signal for its database to end in order.
    if (victim === 'both' || victim === 'all') process.kill(server, 'SIGSTOP')
    if (victim !== 'server') process.kill(database, 'SIGKILL')
    if (isGone) process.kill(server, 'SIGKILL')
  }
  if (victim === 'launcher' || victim === 'all') portal.signal('SIGKILL')
  const startedAt = performance.now()
  const next = isGone ? start(place) : portal
  await untilServing(next)
  return { portal: next, ms: Math.round(performance.now() - startedAt) }
}

export async function endPortal(portal: PortalProcess) {
  portal.signal('SIGTERM')
  return portal.ended()
}

function start({ folder }: StartMachine) {
  const environment = { ATRIUM_DATA_DIR: folder, ATRIUM_DEMO_PASSWORD: password }
  return startPortal(environment, { command: [process.execPath, launcher, 'start'] })
}

/** Waits until a person can sign in: then the database has come back too. */
export async function untilServing(portal: PortalProcess) {
  const url = await portal.url()
  if (url === null) throw new Error(`it did not start: ${portal.said().trim().split('\n').at(-1)}`)
  for (const giveUpAt = performance.now() + patienceMs; ; await wait(50)) {
    const answer = await createClient(url)
      .tryCall('signIn', { loginId: 'operator', password })
      .catch(() => null)
    if (answer?.status === 200) return
    if (performance.now() > giveUpAt) throw new Error(`nobody can sign in: ${answer?.error ?? 'no answer'}`)
  }
}

/** The number of the database’s process, as itself has it. */
export async function postmasterIn({ folder }: StartMachine) {
  return Number.parseInt(await readFile(path.join(folder, 'pgdata/postmaster.pid'), 'utf8'), 10)
}

/** How to become process 1 of a world of its own, which collects only its own children; null: not allowed here. */
export function ownWorld(): readonly string[] | null {
  const command = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
  const [program = '', ...args] = command
  return spawnSync(program, [...args, 'true']).status === 0 ? command : null
}
