import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isText, type Shape } from '../model/shape.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { tabStore } from '../page/storage.ts'
import { atriumStore } from '../page/store.ts'

const keyOf = (place: string) => `atrium.typed.${place}`

/**
 * Keeps what is typed at a place, in this tab, while the page is loaded again; call what it returns where a guard is asked
 * about that (`LeaveGuard`). `typed` gives null where nothing is typed. For texts: a password or a file is not kept.
 */
export function useKeepTyped(place: string, typed: () => unknown): () => void {
  const isKept = useRef(false)
  const handleHide = useEffectEvent(() => {
    const said = typed()
    if (isKept.current && said !== null) tabStore.set(keyOf(place), JSON.stringify({ userId: userId(), said }))
  })
  useEffect(() => {
    const hide = () => handleHide()
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [])
  return () => {
    isKept.current = true
  }
}

/** What the same person had typed at a place before the page was loaded again, once; null where there is nothing. */
export function useTypedBefore<T>(place: string, shape: Shape<T>): T | null {
  const [before] = useState(() => read(place, shape))
  useEffect(() => tabStore.set(keyOf(place), null), [place])
  return before
}

function read<T>(place: string, shape: Shape<T>): T | null {
  const text = tabStore.get(keyOf(place))
  if (text === null) return null
  const kept: unknown = JSON.parse(text)
  return isKept(kept) && kept.userId === userId() && shape(kept.said) ? kept.said : null
}

function userId() {
  return atriumStore.get(sessionAtom)?.userId ?? ''
}

const isKept = (kept: unknown): kept is { userId: string; said: unknown } =>
  typeof kept === 'object' && kept !== null && 'said' in kept && 'userId' in kept && isText(kept.userId)
