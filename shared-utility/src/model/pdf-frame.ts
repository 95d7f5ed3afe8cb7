/** The document that draws a PDF. Pages may show this address in a frame, and no other one. */
export const pdfFramePath = '/frame/pdf'

/** A larger file is fetched, and not shown. */
export const mostPdfBytes = 50 * 1024 * 1024
/** Of a longer document so many pages are shown. */
export const mostPdfPages = 500

export const pdfZooms = [50, 75, 100, 125, 150, 200, 300] as const

/** Why a document is not shown. */
export const pdfFailures = ['password', 'damaged', 'tooDear'] as const
export type PdfFailure = (typeof pdfFailures)[number]

/** Comes with the port over which the two speak from then on. */
export type PdfOpening = {
  kind: 'open'
  bytes: ArrayBuffer
  lang: string
  /** `{page}` stands for the number of a page. */
  words: { page: string; notDrawn: string }
}

/** What the page asks of the frame. */
export type PdfOrder = { kind: 'zoom'; percent: number } | { kind: 'goTo'; page: number } | { kind: 'ping' }

/** What the frame says. All of it comes from where a stranger's file is read, so the page checks it. */
export type PdfNews =
  | { kind: 'opened'; pages: number }
  | { kind: 'at'; page: number }
  | { kind: 'key'; key: 'in' | 'out' | 'next' | 'previous' | 'close' }
  | { kind: 'pong' }
  | { kind: 'failed'; why: PdfFailure }
