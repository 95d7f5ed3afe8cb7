import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../call/call.ts'
import { findPeople } from '../people/find-people.ts'
import type { Picker } from '../list/control.ts'

/** Colleagues, found by a part of their name. */
export const personPicker: Picker = {
  find: findPeople,
  nameOf: async (userId, signal) => (await call('getColleague', { userId }, { signal })).name,
}

/** An id, and what finds out its name. */
export type Wanted = { id: string; picker: Picker | undefined }

/** Names by id, of those that are known so far; null for one that cannot be found out. */
export function useNames(wanted: readonly Wanted[]) {
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>({})
  const missing = wanted
    .filter(({ id, picker }) => picker !== undefined && names[id] === undefined)
    .map(({ id }) => id)
    .join(',')
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const found = await Promise.all(
      missing.split(',').map((id) => settle(id, wanted.find((one) => one.id === id)?.picker, signal)),
    )
    if (!signal.aborted) setNames((last) => ({ ...last, ...Object.fromEntries(found) }))
  })
  useEffect(() => {
    if (missing === '') return
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(() => stop.signal.aborted || void load(stop.signal))
    return () => stop.abort()
  }, [missing])
  return {
    nameOf: (id: string) => names[id],
    /** One that was chosen is known with its name. */
    keep: (id: string, name: string) => setNames((last) => ({ ...last, [id]: name })),
  }
}

async function settle(id: string, picker: Picker | undefined, signal: AbortSignal) {
  try {
    return [id, (await picker?.nameOf(id, signal)) ?? null] as const
  } catch {
    // The filter works as well without the name.
    return [id, null] as const
  }
}
