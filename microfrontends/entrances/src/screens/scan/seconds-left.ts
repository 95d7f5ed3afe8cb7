import { useEffect, useState } from 'react'

/** Counts down from what the server said last. */
export function useSecondsLeft(expires: number) {
  const [left, setLeft] = useState(expires)

  useEffect(() => {
    const endsAt = Date.now() + expires * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [expires])

  return left
}
