import type { KeyboardEvent } from 'react'

/** Where a row stands among others, and what moves it by one place. */
export type Movable = { isFirst: boolean; isLast: boolean; onMove: (step: -1 | 1) => void }

/** Alt with an arrow moves a row, wherever in it the focus is. */
export function moveByKeys({ isFirst, isLast, onMove }: Movable) {
  return (event: KeyboardEvent) => {
    const step = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0)
    if (!step) return
    event.preventDefault()
    if (step === -1 ? !isFirst : !isLast) onMove(step)
  }
}
