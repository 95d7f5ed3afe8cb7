import type { Logger } from 'pino'

type Options = { log: Logger; /** The line of the log when it fails. */ failed: string }

const hourMs = 60 * 60_000

/**
 * Does something at the start and then every hour, one run after the other, in every process. A failure is logged, and
 * the next hour tries again: so nothing else may depend on it.
 */
export function startHourly(work: (signal: AbortSignal) => Promise<void>, { log, failed }: Options) {
  const stopping = new AbortController()
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }

  async function run() {
    try {
      await work(stopping.signal)
    } catch (error) {
      log.warn({ err: error }, failed)
    }
  }
}
