import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Held } from './held-messages.ts'
import type { Jump } from './jump.ts'
import { type Anchor, firstShown, putBack, showMessage } from './scroll-anchor.ts'

type Options = {
  held: Held
  /** The message that the address leads to. */
  jump: Jump | null
  ownCount: number
  /** Hears whether the person has the end before them. */
  onAtEnd: (isAtEnd: boolean) => void
  onOlder: () => Promise<void>
  onNewer: () => Promise<void>
  /** Reads the end of the conversation. */
  onEnd: () => Promise<void>
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
  { held, jump, ownCount, onAtEnd, onOlder, onNewer, onEnd, onSeenTo }: Options,
) {
  const isAtEnd = useRef(true)
  const anchor = useRef<Anchor | null>(null)
  /** The jump that was made. */
  const jumped = useRef<string | null>(null)
  /** They have asked for the end, which is not held yet. */
  const wantsEnd = useRef(false)
  const owned = useRef(ownCount)
  const [isReading, setIsReading] = useState(false)
  const { list, hasOlder, hasNewer } = held
  const [first, last] = [list[0]?.seq, list.at(-1)?.seq]

  const setAtEnd = (isThere: boolean) => {
    isAtEnd.current = isThere
    onAtEnd(isThere)
  }
  const place = useEffectEvent(() => {
    const box = ref.current
    if (box === null) return
    // A person who has written looks at the end, where it stands.
    if (ownCount > owned.current) goToEnd()
    owned.current = ownCount
    if (jump !== null && jump.key !== jumped.current && showMessage(box, jump.seq)) {
      jumped.current = jump.key
      setAtEnd(false)
      anchor.current = firstShown(box)
    } else if ((isAtEnd.current || wantsEnd.current) && !hasNewer) {
      wantsEnd.current = false
      setAtEnd(true)
      box.scrollTop = box.scrollHeight
    } else putBack(box, anchor.current)
  })
  useLayoutEffect(() => place(), [jump, first, last, ownCount, hasNewer])

  const tellSeen = useSeen(isAtEnd, { last: hasNewer ? undefined : last, onSeenTo })

  /** One page at a time: the next one is measured by what this one has brought. */
  const readOn = async (page: () => Promise<void>) => {
    if (isReading || ref.current === null) return
    anchor.current = firstShown(ref.current)
    setAtEnd(false)
    setIsReading(true)
    await page()
    // With the page that was read, which is drawn the same way.
    startTransition(() => setIsReading(false))
  }
  const handleScroll = () => {
    const box = ref.current
    if (box === null) return
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    setAtEnd(below < atEndPx && !hasNewer)
    anchor.current = firstShown(box)
    tellSeen()
    if (box.scrollTop < nearPx && hasOlder) void readOn(onOlder)
    else if (below < nearPx && hasNewer) void readOn(onNewer)
  }
  function goToEnd() {
    wantsEnd.current = true
    if (hasNewer) void onEnd()
  }
  return { handleScroll, isReading, readOlder: () => readOn(onOlder), readNewer: () => readOn(onNewer), goToEnd }
}

/** Tells what the person has before them at the end, when it comes and when they look at the page again. */
function useSeen(
  isAtEnd: RefObject<boolean>,
  { last, onSeenTo }: { last: number | undefined; onSeenTo: (seq: number) => void },
) {
  const tellSeen = () => {
    if (isAtEnd.current && last !== undefined && document.visibilityState === 'visible') onSeenTo(last)
  }
  const handleSeen = useEffectEvent(tellSeen)
  useEffect(() => {
    const handleVisible = () => handleSeen()
    handleVisible()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
  }, [last])
  return tellSeen
}
