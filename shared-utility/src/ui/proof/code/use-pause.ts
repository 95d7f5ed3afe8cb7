import { useEffect, useState } from 'react'

/** Whole seconds of a pause that was begun; 0 when it is over. */
export function usePause() {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const update = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [endsAt])

  return { left, begin: (seconds: number) => setEndsAt(Date.now() + seconds * 1000) }
}
