import { mostPdfPages, type PdfOpening } from '@atrium/shared-utility/model'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The place of a page, which has its pixels only while it is near what is seen. */
export type Sheet = { number: number; box: HTMLElement; page: PDFPageProxy | null; isNear: boolean; drawnAt: number }

/** One for each page, all of the size of the first until they are read. */
export async function makeSheets(pdf: PDFDocumentProxy, words: PdfOpening['words']) {
  const first = await pdf.getPage(1)
  const length = Math.min(pdf.numPages, mostPdfPages)
  const sheets = Array.from({ length }, (_, at) => sheetOf(at + 1, words))
  document.querySelector('main')?.replaceChildren(...sheets.map(({ box }) => box))
  return { sheets, fit: (sheet: Sheet, percent: number) => fit(sheet, { percent, like: first }) }
}

function fit({ box, page }: Sheet, { percent, like }: { percent: number; like: PDFPageProxy }) {
  const { width, height } = (page ?? like).getViewport({ scale: 1 })
  box.style.width = `${percent}%`
  // A page may say any size: none is taller than ten times its width, or flatter.
  box.style.aspectRatio = String(Math.min(10, Math.max(0.1, width / height)))
}

function sheetOf(number: number, words: PdfOpening['words']): Sheet {
  const box = document.createElement('section')
  box.setAttribute('aria-label', words.page.replace('{page}', String(number)))
  return { number, box, page: null, isNear: false, drawnAt: 0 }
}
