import { useAction } from '@atrium/shared-utility/react'
import type { Arranged } from './arranged.ts'

/** Saves the arrangement for oneself, or for everybody. */
export function useSave(forEveryone: boolean) {
  const own = useAction('updateHomePage')
  const everyones = useAction('updateDefaultHomePage')
  const action = forEveryone ? everyones : own
  return {
    isPending: action.status === 'pending',
    problem: action.status === 'failed' ? action.problem : undefined,
    run: (cards: readonly Arranged[], version: number) =>
      forEveryone
        ? everyones.run({ layout: cards.map(({ id, ...more }) => ({ ...more, card: id })), version })
        : own.run({ layout: cards.map(({ id, x, isHidden }) => ({ card: id, x, isHidden })), version }),
  }
}
