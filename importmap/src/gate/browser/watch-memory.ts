import { runLimits } from './limits.ts'
import { endAll, memoryOf, processesBelow } from './processes.ts'

const everyMs = 200

/** Ends the browser once it holds more memory than a run may: no engine bounds what lies outside of its own heap. */
export function watchMemory() {
  let isOver = false
  const timer = setInterval(() => void look(), everyMs)
  return { isOver: () => isOver, stop: () => clearInterval(timer) }

  async function look() {
    const pids = processesBelow(process.pid)
    if ((await memoryOf(pids)) <= runLimits.memoryBytes) return
    isOver = true
    endAll(pids)
  }
}
