import { deviceStore } from '@atrium/shared-utility'
import type { HomeCard } from '@atrium/shared-utility/contract'
import { isCard } from './cards.ts'

type Shown = { id: HomeCard; x: number }

/** Says nothing of the person: it stays in the browser when they sign out. */
const key = 'atrium.home'

/** Where the cards stood last in this browser: the page begins so, and seldom jumps. */
export function keptLayout(): Shown[] | null {
  const kept = deviceStore.get(key)
  if (kept === null) return null
  const cards = kept.split(' ').flatMap((one) => {
    const [id = '', x] = one.split(':')
    return isCard(id) ? [{ id, x: Number(x === '1') }] : []
  })
  return cards.length > 0 ? cards : null
}

export function keepLayout(cards: readonly Shown[]) {
  deviceStore.set(key, cards.map(({ id, x }) => `${id}:${x}`).join(' '))
}
