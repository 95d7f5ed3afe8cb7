import { updateState } from './state-query.ts'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../foundation/config/config.ts'
import { createPool } from '../../foundation/db/pool.ts'
import { platform } from '../../foundation/db/scope.ts'
import { createTransact } from '../../foundation/db/tx.ts'
import { createLog } from '../../foundation/log/log.ts'
import { removeFlag, writeFlag } from './state.ts'

const usage = 'Usage: npm run maintenance -- on [--minutes 30] [--reason "…"] | off'

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { minutes: { type: 'string' }, reason: { type: 'string' } },
  })
  const [wanted] = positionals
  const minutes = values.minutes === undefined ? null : Number(values.minutes)
  if ((wanted !== 'on' && wanted !== 'off') || (minutes !== null && !(minutes > 0))) {
    console.error(usage)
    return 2
  }
  const eta = minutes === null ? null : new Date(Date.now() + minutes * 60_000)
  await turn(wanted === 'on', { reason: values.reason ?? null, eta })
  console.log(
    wanted === 'on' ? `Maintenance is on${eta === null ? '' : ` until ${eta.toISOString()}`}.` : 'Maintenance is off.',
  )
  return 0
}

// With a database of its own every process must see it, so it goes there; the embedded one may be stopped just now.
async function turn(isOn: boolean, state: { reason: string | null; eta: Date | null }) {
  const config = readConfig()
  await mkdir(config.dataFolder, { recursive: true })
  if (isOn && config.databaseUrl === null) return writeFlag(config.dataFolder, state)
  await removeFlag(config.dataFolder)
  if (config.databaseUrl === null) return
  const pool = createPool({ connectionString: config.databaseUrl }, { log: createLog(config), max: 1 })
  const row = {
    is_sys_updating: isOn,
    reason: isOn ? state.reason : null,
    eta: isOn ? state.eta : null,
    updated_at: new Date(),
  }
  await createTransact(pool)(platform, (db) => updateState(db, row))
  await pool.end()
}
