import { useEffect, useState } from 'react'

type NameOf = (id: string, signal: AbortSignal) => Promise<string>

/** The name that an id stands for; undefined until it is known, and the id itself where no name is known. */
export function useNameOf(id: string | undefined, nameOf: NameOf | undefined) {
  const [known, setKnown] = useState<{ id: string; name: string }>()
  useEffect(() => {
    if (id === undefined || !nameOf) return
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(async () => {
      if (stop.signal.aborted) return
      const name = await settle(id, nameOf, stop.signal)
      if (!stop.signal.aborted) setKnown({ id, name })
    })
    return () => stop.abort()
  }, [id, nameOf])
  return known?.id === id ? known?.name : undefined
}

async function settle(id: string, nameOf: NameOf, signal: AbortSignal) {
  try {
    return await nameOf(id, signal)
  } catch {
    // The filter works as well without the name.
    return id
  }
}
