import { endsWithLauncher } from '../foundation/process/config/launched.ts'

const watchLauncherMs = 250
/** A start that was told to end waits for nothing that it knows of; by then it is stuck all the same. */
const longestStartMs = 30_000

/**
 * `told` resolves when the process is told to end: by a service manager, by Ctrl-C, by a terminal that is closed. A
 * later signal changes nothing, because a terminal tells the whole process group, and the launcher may tell us again.
 * `starting` is aborted when the signal comes before the process is up. Call it first of all: as process 1 of a
 * container, a signal without a listener is lost.
 */
export function awaitEnd({ isUp }: { isUp: () => boolean }) {
  const { promise: told, resolve } = Promise.withResolvers<void>()
  const start = new AbortController()
  const end = () => {
    resolve()
    if (isUp()) return
    start.abort()
    setTimeout(() => isUp() || process.exit(1), longestStartMs).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  if (endsWithLauncher()) whenLauncherEnds(end)
  return { told, starting: start.signal }
}

/** A launcher that is killed sends no signal: the process that it started would run on with nothing to end it. */
function whenLauncherEnds(end: () => void) {
  const launcher = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(watch)
    end()
  }, watchLauncherMs)
  watch.unref()
}
