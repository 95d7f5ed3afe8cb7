/** Runs work that belongs to one subject (an account, say) with at most so much of it under way; the rest waits its turn. */
export type ByTurns = <T>(subject: string | null, work: () => Promise<T>) => Promise<T>

type Line = { running: number; waiting: (() => void)[] }

/**
 * A waiting caller holds nothing: neither a connection nor a lock. So one account that sends a hundred changes at once
 * keeps none of the others waiting for the database. A request of no account is not counted.
 */
export function createTurns(most: number): ByTurns {
  const lines = new Map<string, Line>()
  return async (subject, work) => {
    if (subject === null) return work()
    const line = lines.get(subject) ?? { running: 0, waiting: [] }
    lines.set(subject, line)
    if (line.running >= most) await new Promise<void>((resolve) => void line.waiting.push(resolve))
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else if ((line.running -= 1) === 0) lines.delete(subject)
    }
  }
}
