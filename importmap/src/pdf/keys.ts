import type { PdfNews } from '@atrium/shared-utility/model'

const meanings: Readonly<Record<string, Extract<PdfNews, { kind: 'key' }>['key']>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Escape: 'close',
}

/** Keys that are pressed in the frame and mean something to the page around it; those that scroll are the browser's. */
export function listenToKeys(tell: (news: PdfNews) => void) {
  document.addEventListener('keydown', (event) => {
    const key = meanings[event.key]
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    tell({ kind: 'key', key })
  })
}
