/** The polite live region of the page: what is written into it is read out by screen readers. */
const region = Object.assign(document.createElement('div'), { className: 'atrium-announcer' })
region.setAttribute('role', 'status')
region.setAttribute('aria-live', 'polite')

/** Screen readers miss a region that is filled in the moment it appears or changes to the same text. */
const settleMs = 50
let timer: ReturnType<typeof setTimeout> | undefined

/** Speaks a text to screen readers, after what they are saying. A newer text replaces one not yet spoken. */
export function announce(text: string) {
  if (!region.isConnected) document.body.append(region)
  region.textContent = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    region.textContent = text
  }, settleMs)
}
