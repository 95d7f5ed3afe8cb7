import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import path from 'node:path'

let processes = 0
let servers = 0
subscribe('child_process', () => (processes += 1))
subscribe('atrium:test-server', () => (servers += 1))

/**
 * Runs a test file and notes what it cost where the run wants it, a line for each: seconds of a processor, of this worker with
 * its threads, how many processes it started and how many servers of tests.
 */
export async function withCosts(testPath, run) {
  const folder = process.env.TEST_COSTS_FOLDER
  if (folder === undefined) return run()
  const before = { cpu: process.cpuUsage(), processes, servers }
  try {
    return await run()
  } finally {
    const { user, system } = process.cpuUsage(before.cpu)
    const line = {
      file: testPath,
      seconds: (user + system) / 1e6,
      processes: processes - before.processes,
      servers: servers - before.servers,
    }
    appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
  }
}
