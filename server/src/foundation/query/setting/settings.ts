import {
  allSettings,
  rowOfSetting,
  settingNames,
  standardOf,
  type SettingName,
  type SettingValue,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { z } from 'zod'
import { forPlace } from '../../db/place.ts'
import { platform } from '../../db/scope.ts'
import type { Transact } from '../../db/tx.ts'
import { selectSettings } from './setting-query.ts'

/** The channel on which the database says that a setting has changed, and which. */
export const settingChannel = 'atrium_setting'

export type CurrentSetting<N extends SettingName> = {
  value: SettingValue<N>
  /** 0 while no operator has set it. */
  version: number
  changedAt: Date | null
  changedBy: string | null
  auditId: string | null
}

export type AllKnown = { [N in SettingName]: CurrentSetting<N> }

export type Settings = {
  /** The values that hold, as this process last read them. The same object until it is read anew. */
  current(): AllKnown
  /**
   * Reads them for the first time, or fails: what holds where no operator has set anything is not what operators have
   * set.
   */
  begin(): Promise<void>
  /** Reads them anew; a failure leaves what was read before. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

/** A hint comes at once; a change takes so long where none can come, as behind some poolers of connections. */
const lookEveryMs = 5000

export function createSettings({ tx, log }: { tx: Transact; log: Logger }): Settings {
  let known = knownOf([])
  const timer = setInterval(() => void refresh(), lookEveryMs).unref()
  return { current: () => known, begin: read, refresh, stop: async () => clearInterval(timer) }

  async function refresh() {
    try {
      await read()
    } catch (error) {
      log.warn({ err: error }, 'the settings of the platform could not be read')
    }
  }

  async function read() {
    const place = { kind: 'settings', weight: 'person' } as const
    known = knownOf(await forPlace(place, () => tx(platform, selectSettings)))
  }
}

type SettingRow = Awaited<ReturnType<typeof selectSettings>>[number]

const anObject = z.looseObject({}).catch({})

/** The rows by name, and what holds where there is none. */
export function knownOf(rows: readonly SettingRow[]): AllKnown {
  const known = settingNames.map((name) => [name, one(name, rows)])
  return Object.fromEntries(known) as AllKnown // one for each name
}

function one<N extends SettingName>(name: N, rows: readonly SettingRow[]): CurrentSetting<N> {
  const setting = allSettings[name]
  const row = rows.find(({ key }) => key === setting.key)
  const standard = standardOf(name)
  if (row === undefined) return { value: standard, version: 0, changedAt: null, changedBy: null, auditId: null }
  // What a former version did not know yet is as it comes; so is what a person wrote by hand and cannot be read.
  const read = rowOfSetting(setting).safeParse({ ...standard, ...anObject.parse(row.value) })
  const value = read.success ? (read.data as SettingValue<N>) : standard // by the schema of that very name
  return { value, version: row.version, changedAt: row.updated_at, changedBy: row.changed_by, auditId: row.audit_id }
}

declare module '../../call/context/services.ts' {
  interface Services {
    settings: Settings
  }
}
