const catchers = new Set<() => void>()

/** Adds a handler that takes the next Back instead of the page, such as an open dialog's. Returns the removal. */
export function catchBack(onBack: () => void): () => void {
  const own = () => onBack()
  catchers.add(own)
  return () => void catchers.delete(own)
}

export function hasBackCatchers() {
  return catchers.size > 0
}

/** Gives a step back or forward to the last that waits for it; false where nothing does. */
export function giveBack() {
  const last = [...catchers].at(-1)
  last?.()
  return last !== undefined
}
