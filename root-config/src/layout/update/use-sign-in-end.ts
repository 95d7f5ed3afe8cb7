import { call } from '@atrium/shared-utility'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The shortest sign-in lasts a quarter of an hour unused, so a page need not ask before. */
const firstMs = 12 * 60_000
/** The person is asked so long before the end, and from then on the page asks this often whether another tab was used. */
const askedS = 120
const againMs = 10_000
/** A person who has touched the page so lately is there, and need not say it. */
const presentMs = 180_000
/** Once it is over the page does what it does after any call: it asks for the next sign-in over unsaved work, or leaves. */
const quietly = { skipMaintenanceRedirect: true }

/** `of` tells one answer from the next one. */
export type SignInEnd = { secondsLeft: number; canStay: boolean; of: number }

/** The end of the sign-in once it is near, null before; and `stay`, which puts it off where it can be. */
export function useSignInEnd() {
  const [end, setEnd] = useState<SignInEnd | null>(null)
  const [turn, setTurn] = useState({ waitMs: firstMs })
  const isTold = useRef(false)
  const touchedAt = useLastTouch()

  const look = useEffectEvent(async (): Promise<number> => {
    const { secondsLeft, canStay } = await call('getSessionEnd', {}, quietly)
    if (secondsLeft === null || secondsLeft > askedS) {
      setEnd(null)
      return secondsLeft === null ? firstMs : (secondsLeft - askedS) * 1000
    }
    if (canStay && performance.now() - touchedAt.current < presentMs) await call('getLoginStatus', {}, quietly)
    else setEnd(canStay || !isTold.current ? { secondsLeft, canStay, of: performance.now() } : null)
    return Math.min(againMs, secondsLeft * 1000 + 500)
  })
  useEffect(() => {
    const begin = () =>
      look().then(
        (waitMs) => setTurn({ waitMs }),
        () => {
          setEnd(null)
          setTurn({ waitMs: firstMs })
        },
      )
    const timer = setTimeout(() => void begin(), turn.waitMs)
    return () => clearTimeout(timer)
  }, [turn])

  const stay = async () => {
    isTold.current = end?.canStay === false
    setEnd(null)
    if (end?.canStay === true) await call('getLoginStatus', {}, quietly).catch(() => undefined)
    setTurn({ waitMs: 0 })
  }
  return { end, stay }
}

function useLastTouch() {
  const at = useRef(-presentMs)
  useEffect(() => {
    const touch = () => void (at.current = performance.now())
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) window.addEventListener(kind, touch, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, touch, { capture: true })
    }
  }, [])
  return at
}
