import { selectState } from './state-query.ts'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import { remember } from '../../../foundation/process/memory/remember.ts'
import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import type { Maintenance, MaintenanceState } from '../../../foundation/call/context/services.ts'

const rememberMs = 1000
const running: MaintenanceState = { isUpdating: false, reason: null, eta: null, since: null }
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
  const file = remember(() => readFlag(dataFolder), { freshMs: rememberMs })
  const row = remember(() => readRow({ tx, log }), { freshMs: rememberMs, ...untilReadable })
  return {
    read: async () => (await file.read()) ?? (await lastWord()),
    forget() {
      file.forget()
      row.forget()
    },
  }

  // Before the first read: a database that is away is a fault, not maintenance, and the call itself will say so.
  async function lastWord() {
    try {
      return await row.read()
    } catch {
      return running
    }
  }
}

/** How many seconds a caller should wait before asking again. */
export function retryAfterSeconds({ eta }: Pick<MaintenanceState, 'eta'>, now: Date) {
  return eta === null ? 60 : Math.min(3600, Math.max(5, Math.ceil((eta.getTime() - now.getTime()) / 1000)))
}

export async function writeFlag(dataFolder: string, state: { reason: string | null; eta: Date | null }) {
  await writeFile(flagFile(dataFolder), JSON.stringify({ reason: state.reason, eta: state.eta?.toISOString() ?? null }))
}

export async function removeFlag(dataFolder: string) {
  await rm(flagFile(dataFolder), { force: true })
}

/** Looks every so often whether the file is there, and says when that changes. Answers what ends it. */
export function watchFlag(dataFolder: string, onChange: () => void) {
  let isThere: boolean | null = null
  const look = async () => {
    const before = isThere
    isThere = (await stat(flagFile(dataFolder)).catch(() => null)) !== null
    if (before !== null && before !== isThere) onChange()
  }
  const timer = setInterval(() => void look(), rememberMs).unref()
  void look()
  return () => clearInterval(timer)
}

async function readFlag(dataFolder: string): Promise<MaintenanceState | null> {
  const text = await readFile(flagFile(dataFolder), 'utf8').catch(() => null)
  if (text === null) return null
  // An administrator of the machine may have made it by hand, in a hurry and empty: its existence is what counts.
  const parsed = flag.safeParse(jsonOrEmpty(text))
  const { reason, eta } = parsed.success ? parsed.data : { reason: null, eta: null }
  // However the file was made, maintenance is on since its last change.
  const since = await stat(flagFile(dataFolder)).catch(() => null)
  return { isUpdating: true, reason, eta: eta === null ? null : new Date(eta), since: since?.mtime ?? null }
}

function jsonOrEmpty(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

// A switch that cannot be read, because the database is away, locked or slow, is as it was.
const untilReadable = { staleMs: Number.POSITIVE_INFINITY, patienceMs: 200 }

async function readRow({ tx, log }: { tx: Transact; log: Logger }): Promise<MaintenanceState> {
  try {
    const row = await forPlace({ kind: 'maintenance', weight: 'person' }, () => tx(platform, selectState))
    if (row === undefined) return running
    return { isUpdating: row.is_sys_updating, reason: row.reason, eta: row.eta, since: row.updated_at }
  } catch (error) {
    log.warn({ err: error }, 'the maintenance switch could not be read')
    throw error
  }
}

function flagFile(dataFolder: string) {
  return path.join(dataFolder, 'maintenance.json')
}
