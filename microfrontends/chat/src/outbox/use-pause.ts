import { useEffect, useState } from 'react'

/** After a failure of the connection, it is tried again this often. */
export const againMs = 4000

/** A pause after a failure of the connection. It ends after a while, and at once when the browser says that the connection is back. */
export function usePause() {
  const [isPausing, setIsPausing] = useState(false)
  useEffect(() => {
    if (!isPausing) return
    const tryAgain = () => setIsPausing(false)
    const timer = setTimeout(tryAgain, againMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isPausing])
  return { isPausing, pause: () => setIsPausing(true) }
}
