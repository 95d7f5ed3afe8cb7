import { mostFirstPasswords, type CallOutput, type Problem } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useEffect, useRef, useState } from 'react'

export type Passwords = CallOutput<'giveFirstPasswords'>['list']
/** `left` are those whose turn has not come. */
export type Progress = { given: Passwords; left: readonly string[]; problem?: Problem }

/** Gives one handful of people after the other their passwords, until all have theirs, it is stopped, or one is refused. */
export function useGiving() {
  const { run, status } = useAction('giveFirstPasswords')
  const [giving, setGiving] = useState<Progress | null>(null)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
  }
  useEffect(() => stop, [])

  async function give(userIds: readonly string[], before: Passwords = []) {
    let now: Progress = { given: before, left: userIds }
    isStopped.current = false
    setGiving(now)
    while (now.left.length > 0 && !isStopped.current) {
      const result = await run({ userIds: now.left.slice(0, mostFirstPasswords) })
      if (result.status === 'failed') return setGiving({ ...now, problem: result.problem })
      now = { given: [...now.given, ...result.data.list], left: now.left.slice(mostFirstPasswords) }
      setGiving(now)
    }
  }
  return { giving, isRunning: status === 'pending', give, stop }
}
