const restMs = 2000
const deeds = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const
const open = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** Watches whether somebody is in the middle of something on this page. */
export function watchBusy() {
  let lastAt = Number.NEGATIVE_INFINITY
  const note = () => (lastAt = performance.now())
  for (const deed of deeds) window.addEventListener(deed, note, { capture: true, passive: true })
  return {
    /** For a moment nothing was done, nothing is open over the page, and no field is being filled in. */
    isIdle: () => performance.now() - lastAt > restMs && !isInField() && !document.querySelector(open),
    stop() {
      for (const deed of deeds) window.removeEventListener(deed, note, { capture: true })
    },
  }
}

function isInField() {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches('input,textarea,select,[contenteditable=true]')
}
