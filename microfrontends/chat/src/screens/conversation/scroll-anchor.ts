/** A message, and where it stood. */
export type Anchor = { seq: string; top: number }

/** The first message that is to be seen. */
export function firstShown(box: Element): Anchor | null {
  const { top } = box.getBoundingClientRect()
  const shown = [...box.querySelectorAll('[data-seq]')].find((one) => one.getBoundingClientRect().bottom > top)
  const seq = shown?.getAttribute('data-seq')
  return shown && seq ? { seq, top: shown.getBoundingClientRect().top } : null
}

/** Scrolls so that the message stands where it stood. */
export function putBack(box: Element, anchor: Anchor | null) {
  const kept = anchor && box.querySelector(`[data-seq="${anchor.seq}"]`)
  if (kept) box.scrollTop += kept.getBoundingClientRect().top - anchor.top
}

/** Brings a message to the middle and the focus to it. False where it is not drawn. */
export function showMessage(box: Element, seq: number) {
  const found = box.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
  if (found === null) return false
  const [room, place] = [box.getBoundingClientRect(), found.getBoundingClientRect()]
  box.scrollTop += place.top - room.top - Math.max(0, (room.height - place.height) / 2)
  found.focus({ preventScroll: true })
  return true
}
