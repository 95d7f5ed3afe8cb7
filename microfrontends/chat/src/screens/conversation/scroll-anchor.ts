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
