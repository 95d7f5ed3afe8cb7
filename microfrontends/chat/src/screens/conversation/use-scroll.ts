import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Held } from './held-messages.ts'
import type { Jump } from './jump.ts'
import { type Anchor, firstShown, putBack, showMessage } from './scroll-anchor.ts'

type Options = {
  held: Held
  /** The message that the address leads to. */
  jump: Jump | null
  ownCount: number
  onOlder: () => Promise<void>
  onNewer: () => Promise<void>
  /** The person has the end before them. */
  onSeenTo: (seq: number) => void
}

/** So near to an end, what comes there is read. */
const nearPx = 240
/** So near to the end, one is at it. */
const atEndPx = 48

/**
 * Where a log stands: at its end as long as its reader is there, else with the message that they look at in its place, whatever
 * comes before or after it.
 */
export function useScroll(
  ref: RefObject<HTMLDivElement | null>,
  { held, jump, ownCount, onOlder, onNewer, onSeenTo }: Options,
) {
  const isAtEnd = useRef(true)
  const anchor = useRef<Anchor | null>(null)
  /** The jump that was made. */
  const jumped = useRef<string | null>(null)
  const [isReadingOlder, setIsReadingOlder] = useState(false)
  const { list, hasOlder, hasNewer } = held
  const [first, last] = [list[0]?.seq, list.at(-1)?.seq]

  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return
    if (jump !== null && jump.key !== jumped.current && showMessage(box, jump.seq)) {
      jumped.current = jump.key
      isAtEnd.current = false
      anchor.current = firstShown(box)
    } else if (isAtEnd.current && !hasNewer) box.scrollTop = box.scrollHeight
    else putBack(box, anchor.current)
  }, [ref, jump, first, last, ownCount, hasNewer])

  const tellSeen = () => {
    if (isAtEnd.current && !hasNewer && last !== undefined && document.visibilityState === 'visible') onSeenTo(last)
  }
  const handleSeen = useEffectEvent(tellSeen)
  useEffect(() => {
    const handleVisible = () => handleSeen()
    handleVisible()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
  }, [last, hasNewer])

  const readOlder = async () => {
    if (isReadingOlder || ref.current === null) return
    anchor.current = firstShown(ref.current)
    isAtEnd.current = false
    setIsReadingOlder(true)
    await onOlder()
    // With the page that was read, which is drawn the same way.
    startTransition(() => setIsReadingOlder(false))
  }
  const handleScroll = () => {
    const box = ref.current
    if (box === null) return
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    isAtEnd.current = below < atEndPx && !hasNewer
    anchor.current = firstShown(box)
    tellSeen()
    if (box.scrollTop < nearPx && hasOlder) void readOlder()
    else if (below < nearPx && hasNewer) void onNewer()
  }
  const goToEnd = () => {
    isAtEnd.current = true
    if (ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight
  }
  return { handleScroll, isReadingOlder, readOlder, goToEnd }
}
