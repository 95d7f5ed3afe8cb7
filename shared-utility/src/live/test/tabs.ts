import type { LiveEvent } from '../../contract/foundation/live-event.ts'
import type { Over, Times } from '../connection.ts'
import { shareConnection } from '../tabs.ts'

const tabs: { stop(): void }[] = []

export const times: Times = {
  pollMs: 20,
  retryMs: 10,
  longestMs: 50,
  streamAgainMs: 60_000,
  refusedMs: 50,
  overMs: 50,
  askMs: 60_000,
  silenceMs: 60_000,
}

/** The locks of one browser: a holder keeps its lock until its work is done. */
export function browser() {
  const lines = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = lines.get(name)
    const mine = (async () => {
      await before?.catch(() => undefined)
      if (!signal.aborted) await work()
    })()
    lines.set(name, mine)
    return mine
  }
  return { request } as unknown as LockManager // All that is asked of it.
}

type Opening = { locks?: LockManager; person?: string; times?: Times }

export function openTab({ locks, person = 'me', times: own = times }: Opening) {
  const heard: (LiveEvent | null)[] = []
  const over: Over[] = []
  const tab = shareConnection({
    person,
    space: 'e1',
    times: own,
    hear: ({ events }) => heard.push(...(events ?? [null])),
    onOver: (why) => over.push(why),
    locks,
    after: null,
  })
  tabs.push(tab)
  return { ...tab, heard, over }
}

export function closeTabs() {
  for (const tab of tabs.splice(0)) tab.stop()
}
