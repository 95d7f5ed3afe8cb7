import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** However large a page says that it is, and however far a person looks into it. */
const mostPixels = 12_000_000
/** A page that takes longer ends the frame: what reads it may never come back. */
const mostMs = 15_000
/** So much text of a page is read aloud. */
const mostCharacters = 20_000

/** Draws a page into its box, with its text for people who do not see it. */
export async function drawPage(page: PDFPageProxy, box: HTMLElement): Promise<'drawn' | 'tooDear'> {
  const { width, height } = page.getViewport({ scale: 1 })
  const wanted = (box.clientWidth / width) * Math.min(globalThis.devicePixelRatio, 3)
  const viewport = page.getViewport({ scale: Math.min(wanted, Math.sqrt(mostPixels / (width * height))) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport, background: '#fff' })
  if ((await within(task.promise)) === 'late') {
    task.cancel()
    return 'tooDear'
  }
  box.replaceChildren(canvas, await textOf(page))
  page.cleanup()
  return 'drawn'
}

async function textOf(page: PDFPageProxy) {
  const text = document.createElement('p')
  const content = await within(page.getTextContent())
  const items = content === 'late' ? [] : content.items
  text.textContent = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .slice(0, mostCharacters)
  return text
}

async function within<T>(work: Promise<T>) {
  const limit = new AbortController()
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(() => resolve('late'), mostMs)
    limit.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    limit.abort()
  }
}
