import { useCall } from '@atrium/shared-utility/react'

const none: Readonly<Record<string, number>> = {}

/** How much waits for this person, by application. Without an answer no tile has a number; the card of todos says why. */
export function useTodoCounts() {
  const counts = useCall('countTodos', {}, { shares: true })
  return counts.status === 'done' ? counts.data : none
}
