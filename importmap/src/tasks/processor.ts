import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'

const ofStep = new AsyncLocalStorage<{ seconds: number }>()
const ticksPerSecond = 100
let counted = 0

/** Seconds of a processor of all programs of ours that have ended, with what they started; 0 where the system does not say. */
function secondsOfPrograms() {
  const file = '/proc/self/stat'
  if (!existsSync(file)) return 0
  // The name of the program, which may hold blanks, ends with the last bracket; 14 and 15 in proc(5) are the fields meant here.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

/** Runs a step; answers also its seconds of a processor, of this process and of the programs that the step ran. */
export async function withProcessorTime<T>(run: () => Promise<T>) {
  const spent = { seconds: 0 }
  const own = process.cpuUsage()
  const result = await ofStep.run(spent, run)
  const { user, system } = process.cpuUsage(own)
  return { result, seconds: spent.seconds + (user + system) / 1e6 }
}

/** To be called where a program is started; what it answers is called when the program has ended, and counts it for its step. */
export function programStarted() {
  const spent = ofStep.getStore()
  return () => {
    const now = secondsOfPrograms()
    if (spent !== undefined) spent.seconds += now - counted
    counted = now
  }
}
