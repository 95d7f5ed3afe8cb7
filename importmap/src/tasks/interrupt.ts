import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** For programs to tidy up in. */
const patienceMs = 10_000
const lookAgainMs = 250

let received: NodeJS.Signals | null = null

/** The signal that has ended the run, after which it begins nothing more. */
export function endedBy() {
  return received
}

/**
 * Does the work. A signal ends it, and so does the death of the process that started this one: the programs of the work
 * get the signal as well and have a while to end. Then, or on a second signal, `kill` ends them, and this process ends.
 */
export async function untilSignal(work: () => Promise<void>, kill: () => void) {
  let last: NodeJS.Timeout | undefined
  const endNow = (signal: NodeJS.Signals) => {
    kill()
    process.exit(128 + constants.signals[signal])
  }
  const end = (signal: NodeJS.Signals) => {
    if (received !== null) endNow(signal)
    received = signal
    console.error(`\n${signal}: the run ends, with everything that it has started.`)
    last = setTimeout(() => endNow(signal), patienceMs)
  }
  for (const signal of signals) process.on(signal, end)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.emit('SIGTERM', 'SIGTERM')
  }, lookAgainMs)
  try {
    await work()
  } finally {
    clearTimeout(last)
    clearInterval(watch)
    for (const signal of signals) process.off(signal, end)
  }
}
