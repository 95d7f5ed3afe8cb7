import { useEffect, useState } from 'react'

const stepMs = 15_000

/** The time, to a quarter of a minute. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
