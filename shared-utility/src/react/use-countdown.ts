import type { Problem } from '../contract/problem/problems.ts'
import { useEffect, useState } from 'react'

/** Whole seconds until the lock that this problem speaks of ends; 0 when there is none. */
export function useCountdown(problem: Problem | null) {
  const [left, setLeft] = useState<{ problem: Problem; seconds: number } | null>(null)

  useEffect(() => {
    if (!problem) return
    const endsAt = Date.now() + Number(problem.params['seconds'] ?? 0) * 1000
    const update = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft({ problem, seconds })
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [problem])

  return left && left.problem === problem ? left.seconds : 0
}
