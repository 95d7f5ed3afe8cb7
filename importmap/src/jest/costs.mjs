import childProcess from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

let processes = 0
let servers = 0
subscribe('child_process', () => (processes += 1))
subscribe('atrium:test-server', () => (servers += 1))
// No channel tells of these.
for (const name of ['spawnSync', 'execFileSync', 'execSync']) {
  const start = childProcess[name]
  childProcess[name] = (...args) => {
    processes += 1
    return start(...args)
  }
}
syncBuiltinESMExports()

/**
 * Runs a test file and notes what it cost where the run wants it, a line for each: seconds of a processor, of this worker with
 * its threads and of the processes that it has ended, how many processes it started and how many servers of tests.
 */
export async function withCosts(testPath, run) {
  const folder = process.env.TEST_COSTS_FOLDER
  if (folder === undefined) return run()
  const before = { seconds: secondsSoFar(), processes, servers }
  try {
    return await run()
  } finally {
    const line = {
      file: testPath,
      seconds: secondsSoFar() - before.seconds,
      processes: processes - before.processes,
      servers: servers - before.servers,
    }
    appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
  }
}

function secondsSoFar() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + secondsOfPrograms()
}

const ticksPerSecond = 100

/** Seconds of a processor of the programs of this process that have ended, with what they started; 0 where the system does not say. */
export function secondsOfPrograms() {
  const file = '/proc/self/stat'
  if (!existsSync(file)) return 0
  // The name of the program, which may hold blanks, ends with the last bracket; what follows are fields 3 to 52 of proc(5).
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
