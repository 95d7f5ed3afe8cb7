import { call } from '@atrium/shared-utility'
import { randomId } from '@atrium/shared-utility/model'
import { useAction } from '@atrium/shared-utility/react'
import { useState } from 'react'
import type { Arranged } from './arranged.ts'

/** Saves the arrangement for oneself, or for everybody. */
export function useSave(forEveryone: boolean) {
  const own = useAction('updateHomePage')
  const everyones = useAction('updateDefaultHomePage')
  const [onceKey] = useState(randomId)
  const action = forEveryone ? everyones : own
  return {
    isPending: action.status === 'pending',
    problem: action.status === 'failed' ? action.problem : undefined,
    run: (cards: readonly Arranged[], version: number) =>
      forEveryone
        ? everyones.run({ layout: cards.map(({ id, ...more }) => ({ ...more, card: id })), version, onceKey })
        : own.run({ layout: ownLayout(cards), version, onceKey }),
  }
}

/** Arranges one's own cards as they were in a version; against the version of now, since each saving makes another. */
export async function putBack(cards: readonly Arranged[], version: number) {
  if (version === 0) return call('resetHomePage', {})
  const now = await call('getHomePage', {})
  return call('updateHomePage', { layout: ownLayout(cards), version: now.version })
}

const ownLayout = (cards: readonly Arranged[]) => cards.map(({ id, x, isHidden }) => ({ card: id, x, isHidden }))
