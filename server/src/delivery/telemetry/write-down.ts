import type { Logger } from 'pino'

const everyMs = 10_000

/** Writes it down every few seconds until it is told to stop, and then once more. */
export function writeDown(flush: () => Promise<void>, log: Logger) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(flushed)
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await flushed()
    },
  }

  async function flushed() {
    try {
      await flush()
    } catch (error) {
      log.warn({ err: error }, 'what pages told of their parcels could not be written down')
    }
  }
}
