import { useEffect, useEffectEvent, useRef } from 'react'

const everyMs = 3000
/** Asking keeps a session alive: a page without a person before it stops after five minutes. */
const mostTimes = 100

type Reloaded = { isBusy: boolean; reload: (() => void) | undefined }

/** Asks again while something in sight is on its way, the page is seen, and a person is there. */
export function useReloadWhileBusy({ isBusy, reload }: Reloaded) {
  const times = useRef(0)
  const handleTime = useEffectEvent(() => {
    if (document.hidden || times.current >= mostTimes) return
    times.current += 1
    reload?.()
  })
  useEffect(() => {
    const handlePresence = () => {
      times.current = 0
    }
    window.addEventListener('pointermove', handlePresence)
    window.addEventListener('keydown', handlePresence)
    return () => {
      window.removeEventListener('pointermove', handlePresence)
      window.removeEventListener('keydown', handlePresence)
    }
  }, [])
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => handleTime(), everyMs)
    return () => clearInterval(timer)
  }, [isBusy])
}
