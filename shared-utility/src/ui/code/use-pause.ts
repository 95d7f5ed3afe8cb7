import { useState } from 'react'
import { useSecondsLeft } from '../../react/index.ts'

/** Whole seconds of a pause that was begun; 0 when it is over. */
export function usePause() {
  const [pause, setPause] = useState({ seconds: 0 })
  const left = useSecondsLeft(pause.seconds, pause)
  return { left, begin: (seconds: number) => setPause({ seconds }) }
}
