import { setTimeout as wait } from 'node:timers/promises'

/**
 * `staleMs`: for how long an earlier value may stand in where a new one cannot be read just now; `patienceMs`: how long
 * a caller waits for the new one before that.
 */
type Keeping = { freshMs: number; staleMs?: number; patienceMs?: number }

export type Remembered<T> = { read(): Promise<T>; forget(): void }

/**
 * Reads a value once for all callers that ask at the same time, and remembers it. A caller that asks before anything
 * was read waits for it. Where an older value may stand in, no caller waits longer for the new one than `patienceMs`,
 * and no caller gets its failure. Ages are of the process's own clock: the one on the wall may be set back.
 */
export function remember<T>(load: () => Promise<T>, { freshMs, staleMs = 0, patienceMs = 0 }: Keeping): Remembered<T> {
  let known: { value: T; readAt: number } | null = null
  let loading: { value: Promise<T>; since: number } | null = null
  let tryAgainAt = 0
  return {
    async read() {
      const now = performance.now()
      if (known !== null && now < known.readAt + freshMs) return known.value
      const stale = known !== null && now < known.readAt + staleMs ? known : null
      if (stale !== null && loading === null && now < tryAgainAt) return stale.value
      loading ??= begin(now)
      return stale === null ? loading.value : newOr(stale.value, loading)
    },
    forget() {
      known = null
      loading = null
      tryAgainAt = 0
    },
  }

  function begin(since: number) {
    const mine = { value: load(), since }
    void keep(mine)
    return mine
  }

  async function keep(mine: { value: Promise<T>; since: number }) {
    try {
      const value = await mine.value
      // The value is as old as the question: what changed while it was answered may not be in it. If it was forgotten
      // meanwhile, it is not kept.
      if (loading === mine) known = { value, readAt: mine.since }
    } catch {
      // The waiting callers are told; what stands in for it is not asked for anew at every question.
      if (loading === mine) tryAgainAt = performance.now() + Math.max(freshMs, patienceMs)
    } finally {
      if (loading === mine) loading = null
    }
  }

  async function newOr(stale: T, { value, since }: { value: Promise<T>; since: number }) {
    const leftMs = since + patienceMs - performance.now()
    if (leftMs <= 0) return stale
    const done = new AbortController()
    try {
      return await Promise.race([value, late(leftMs, done.signal).then(() => stale)])
    } catch {
      return stale
    } finally {
      done.abort()
    }
  }
}

async function late(ms: number, signal: AbortSignal) {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {}) // The new came first.
}
