const fields = 'input,textarea,select,[contenteditable=true],[contenteditable=""]'
/** The address of the page keeps what the person searches for; it keeps nothing that they would have to type again. */
const search = 'input[type=search],[role=searchbox]'
/** By then a page that guards its work has said that something is unsaved. */
const settleMs = 300

/**
 * Watches what was typed into fields without a guard: a parcel need not use our forms, and its reader does not know
 * that it does not. Such a field counts until it says again what it said before, or is gone. Where the page guards its
 * work, as our forms do, it knows better when that is saved.
 */
export function watchTyped(isGuarded: () => boolean) {
  const before = new WeakMap<Element, string>()
  const touched = new Set<Element>()
  const unguarded = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleFocus = (event: Event) => {
    const field = fieldOf(event)
    if (field !== null && !before.has(field)) before.set(field, saidBy(field))
  }
  const handleInput = (event: Event) => {
    const field = fieldOf(event)
    if (field === null) return
    touched.add(field)
    clearTimeout(timer)
    timer = setTimeout(settle, settleMs)
  }
  window.addEventListener('focusin', handleFocus, true)
  window.addEventListener('input', handleInput, true)
  return {
    hasTyped: () => [...touched, ...unguarded].some((field) => isTyped(field)),
    stop() {
      clearTimeout(timer)
      window.removeEventListener('focusin', handleFocus, true)
      window.removeEventListener('input', handleInput, true)
    },
  }

  function settle() {
    if (!isGuarded()) for (const field of touched) unguarded.add(field)
    touched.clear()
    for (const field of unguarded) if (!isTyped(field)) unguarded.delete(field)
  }

  function isTyped(field: Element) {
    return field.isConnected && saidBy(field) !== (before.get(field) ?? '')
  }
}

/** The field that the person is in, also where a parcel keeps it to itself, as web components do. */
export function fieldInUse() {
  let { activeElement: at } = document
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at?.matches(fields) === true ? at : null
}

function fieldOf(event: Event) {
  const [field] = event.composedPath()
  return field instanceof Element && field.matches(fields) && !field.matches(search) ? field : null
}

function saidBy(field: Element) {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return String(field.checked)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    return field.value
  return field.textContent
}
