/** More moves than these, in this time and without a key or a click between them, are not a person's wish. */
const mostMoves = 50
const withinMs = 30_000

/** What people do between two moves; each of it starts the count anew. */
const inputs = ['keydown', 'pointerdown', 'wheel'] as const

/** Parcels that send the portal from page to page by themselves, one alone or two in turn. */
export class RunawayNavigation extends Error {
  override readonly name = 'RunawayNavigation'
  constructor() {
    super(`${mostMoves} moves within ${withinMs / 1000} s, and nobody has asked for them`)
  }
}

/** Counts what parcels move by themselves. Starts listening with the first move, so that a quiet page listens to nothing. */
export class MoveCount {
  #movedAt: number[] = []

  /** False when this is one too many. */
  isFine() {
    if (this.#movedAt.length === 0) this.#listen()
    const now = performance.now()
    this.#movedAt = [...this.#movedAt.filter((at) => now - at < withinMs), now]
    return this.#movedAt.length <= mostMoves
  }

  #listen() {
    const startAnew = () => {
      this.#movedAt = []
      for (const input of inputs) window.removeEventListener(input, startAnew, true)
    }
    for (const input of inputs) window.addEventListener(input, startAnew, { capture: true, passive: true })
  }
}
