import { selectState } from './state-query.ts'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import type { Maintenance, MaintenanceState } from '../../foundation/context/services.ts'

const rememberMs = 1000
const running: MaintenanceState = { isUpdating: false, reason: null, eta: null }
const flag = z.object({ reason: z.string().nullable().default(null), eta: z.iso.datetime().nullable().default(null) })

/** Maintenance is on when the database says so, or a file in the data folder: the file works without a database. */
export function createMaintenance({
  tx,
  dataFolder,
  log,
}: {
  tx: Transact
  dataFolder: string
  log: Logger
}): Maintenance {
  let known: { state: Promise<MaintenanceState>; until: number } | null = null
  return {
    async read() {
      if (known === null || known.until < Date.now()) known = { state: readBoth(), until: Date.now() + rememberMs }
      return known.state
    },
    forget() {
      known = null
    },
  }

  async function readBoth() {
    const file = await readFlag(dataFolder)
    return file ?? (await readRow({ tx, log }))
  }
}

/** How many seconds a caller should wait before asking again. */
export function retryAfterSeconds({ eta }: MaintenanceState, now: Date) {
  return eta === null ? 60 : Math.min(3600, Math.max(5, Math.ceil((eta.getTime() - now.getTime()) / 1000)))
}

export async function writeFlag(dataFolder: string, state: { reason: string | null; eta: Date | null }) {
  await writeFile(flagFile(dataFolder), JSON.stringify({ reason: state.reason, eta: state.eta?.toISOString() ?? null }))
}

export async function removeFlag(dataFolder: string) {
  await rm(flagFile(dataFolder), { force: true })
}

async function readFlag(dataFolder: string): Promise<MaintenanceState | null> {
  const text = await readFile(flagFile(dataFolder), 'utf8').catch(() => null)
  if (text === null) return null
  // Somebody may have made it by hand, in a hurry and empty: that it is there is what counts.
  const parsed = flag.safeParse(jsonOrEmpty(text))
  const { reason, eta } = parsed.success ? parsed.data : { reason: null, eta: null }
  return { isUpdating: true, reason, eta: eta === null ? null : new Date(eta) }
}

function jsonOrEmpty(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

async function readRow({ tx, log }: { tx: Transact; log: Logger }): Promise<MaintenanceState> {
  try {
    const row = await tx(platform, selectState)
    return row === undefined ? running : { isUpdating: row.is_sys_updating, reason: row.reason, eta: row.eta }
  } catch (error) {
    // A database that is away is a fault, not maintenance: the call itself will say so.
    log.warn({ err: error }, 'the maintenance switch could not be read')
    return running
  }
}

function flagFile(dataFolder: string) {
  return path.join(dataFolder, 'maintenance.json')
}
