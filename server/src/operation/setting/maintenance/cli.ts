import { openPortal, updateState } from './state-query.ts'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../../foundation/process/config/config.ts'
import { createPool } from '../../../foundation/db/pool.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createTransact } from '../../../foundation/db/tx.ts'
import { createLog } from '../../../foundation/process/log/log.ts'
import { removeFlag, writeFlag } from './state.ts'

const usage = 'Usage: npm run maintenance -- on [--minutes 30] [--reason "…"] | off'

process.exitCode = await run(process.argv.slice(2))

function argumentsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { minutes: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean' } },
    })
  } catch {
    // One that there is not, or without its value: the usage says which there are.
    return { values: { minutes: undefined, reason: undefined, help: undefined }, positionals: [] }
  }
}

async function run(args: string[]) {
  const { values, positionals } = argumentsOf(args)
  const [wanted] = positionals
  if (values.help === true) {
    console.log(usage)
    return 0
  }
  const minutes = values.minutes === undefined ? null : Number(values.minutes)
  if ((wanted !== 'on' && wanted !== 'off') || (minutes !== null && !(minutes > 0))) {
    console.error(usage)
    return 2
  }
  const eta = minutes === null ? null : new Date(Date.now() + minutes * 60_000)
  const isEmbedded = await turn(wanted === 'on', { reason: values.reason ?? null, eta })
  console.log(
    wanted === 'on' ? `Maintenance is on${eta === null ? '' : ` until ${eta.toISOString()}`}.` : 'Maintenance is off.',
  )
  if (wanted === 'off' && isEmbedded)
    console.log('An update that operators have started goes on; they end it on the page /sysop/update.')
  return 0
}

// With a database of its own every process must see the switch, so it goes there; an embedded database may be stopped
// just now. Answers whether it is the embedded one.
async function turn(isOn: boolean, state: { reason: string | null; eta: Date | null }) {
  const config = readConfig()
  await mkdir(config.dataFolder, { recursive: true })
  if (isOn && config.databaseUrl === null) await writeFlag(config.dataFolder, state)
  else await removeFlag(config.dataFolder)
  if (config.databaseUrl === null) return true
  const pool = createPool({ connectionString: config.databaseUrl }, { log: createLog(config), max: 1 })
  const now = new Date()
  const row = { is_sys_updating: true, ...state, updated_at: now }
  await createTransact(pool)(platform, (db) => (isOn ? updateState(db, row) : openPortal(db, { now })))
  await pool.end()
  return false
}
