import { useEffect, useState } from 'react'

/** Whole seconds left of so many; counted anew when their number changes, or what they belong to. 0 when they are over. */
export function useSecondsLeft(seconds: number, of?: unknown) {
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    const update = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [seconds, of])

  return left
}
