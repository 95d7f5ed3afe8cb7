import { AsyncLocalStorage } from 'node:async_hooks'
import { secondsOfPrograms } from '../jest/costs.mjs'

const ofStep = new AsyncLocalStorage<{ seconds: number }>()
let counted = 0

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
