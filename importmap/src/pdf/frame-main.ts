import type { PdfNews, PdfOpening } from '@atrium/shared-utility/model'
import { openDocument } from './open-document.ts'
import { drawPages } from './draw-pages.ts'
import { listenToKeys } from './keys.ts'

// The document of a PDF. It has an origin of its own that nothing else shares: no cookie, no storage, no network.

let isOpen = false

/** One document for each frame: from the page around it, and from no other window. */
globalThis.addEventListener('message', (event: MessageEvent<PdfOpening>) => {
  const [port] = event.ports
  const isOfPage = event.source === globalThis.parent && event.origin === new URL(globalThis.location.href).origin
  if (isOpen || !isOfPage || port === undefined || event.data.kind !== 'open') return
  isOpen = true
  void show(event.data, port)
})

async function show({ bytes, lang, words }: PdfOpening, port: MessagePort) {
  const tell = (news: PdfNews) => port.postMessage(news)
  document.documentElement.lang = lang
  try {
    const opened = await openDocument(new Uint8Array(bytes))
    const pages = await drawPages(opened, { words, tell })
    port.addEventListener('message', ({ data }: MessageEvent) => pages.follow(data))
    listenToKeys(tell)
    port.start()
    tell({ kind: 'opened', pages: opened.numPages })
  } catch (error) {
    tell({ kind: 'failed', why: isLocked(error) ? 'password' : 'damaged' })
  }
}

function isLocked(error: unknown) {
  return error instanceof Error && error.name === 'PasswordException'
}
