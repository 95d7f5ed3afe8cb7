import { useEffect, useEffectEvent, useRef } from 'react'

/** Reads again what is held when more messages were recalled than were known of. */
export function useRecalls(recalls: number | null, again: () => void) {
  const known = useRef<number | null>(null)
  const readAgain = useEffectEvent(again)
  useEffect(() => {
    if (recalls === null) return
    if (known.current !== null && recalls > known.current) readAgain()
    known.current = recalls
  }, [recalls])
}
