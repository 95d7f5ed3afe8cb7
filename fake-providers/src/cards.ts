import type { Provider } from './people.ts'

/** A card that a person was sent; `key` is what its messenger takes for the same card, which it delivers once. */
export type SentCard = {
  provider: Provider
  appId: string
  to: string
  title: string
  text: string
  url: string
  key: string
}

export function createCards() {
  const cards: SentCard[] = []
  return {
    /** What people were sent, in its order. */
    cards,
    sendCard(card: SentCard) {
      const isRepeated = cards.some(
        ({ provider, appId, to, key }) =>
          provider === card.provider && appId === card.appId && to === card.to && key === card.key,
      )
      if (!isRepeated) cards.push(card)
    },
  }
}
