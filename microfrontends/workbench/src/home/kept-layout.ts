import { deviceStore } from '@atrium/shared-utility'
import type { HomeCard, LoginStatus } from '@atrium/shared-utility/contract'
import { isCard } from './cards.ts'

type Shown = { id: HomeCard; x: number }

/** Where the cards of a person stood last, in this enterprise and browser: the page begins so, and does not jump. */
export function keptLayout(session: LoginStatus): Shown[] | null {
  const kept = deviceStore.get(keyOf(session))
  if (kept === null) return null
  const cards = kept.split(' ').flatMap((one) => {
    const [id = '', x] = one.split(':')
    return isCard(id) ? [{ id, x: Number(x === '1') }] : []
  })
  return cards.length > 0 ? cards : null
}

export function keepLayout(session: LoginStatus, cards: readonly Shown[]) {
  deviceStore.set(keyOf(session), cards.map(({ id, x }) => `${id}:${x}`).join(' '))
}

function keyOf({ curEntId, userId }: LoginStatus) {
  return `atrium.home.${curEntId ?? ''}.${userId ?? ''}`
}
