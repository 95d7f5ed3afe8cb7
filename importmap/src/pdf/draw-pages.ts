import type { PdfNews, PdfOpening, PdfOrder } from '@atrium/shared-utility/model'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage } from './draw-page.ts'
import { makeSheets, type Sheet } from './sheets.ts'

type Around = { words: PdfOpening['words']; tell: (news: PdfNews) => void }

/** Draws the pages near what is seen, one after the other; the others let go of their pixels. */
export async function drawPages(pdf: PDFDocumentProxy, { words, tell }: Around) {
  const { sheets, fit } = await makeSheets(pdf, words)
  let percent = 100
  let isDrawing = false
  fitAll()
  observe(sheets, { onNear: () => void drawNext(), onSeen: (page) => tell({ kind: 'at', page }) })
  globalThis.addEventListener('resize', fitAll)
  return { follow }

  function follow(order: PdfOrder) {
    if (order.kind === 'ping') return tell({ kind: 'pong' })
    if (order.kind === 'goTo') return sheets[order.page - 1]?.box.scrollIntoView()
    percent = order.percent
    const root = document.documentElement
    const share = root.scrollTop / root.scrollHeight
    fitAll()
    // What was seen is seen still.
    root.scrollTop = share * root.scrollHeight
  }

  function fitAll() {
    sheets.forEach((sheet) => fit(sheet, percent))
    void drawNext()
  }

  async function drawNext(): Promise<void> {
    const sheet = sheets.find(({ isNear, drawnAt, box }) => isNear && drawnAt !== box.clientWidth)
    if (isDrawing || sheet === undefined) return
    isDrawing = true
    sheet.drawnAt = sheet.box.clientWidth
    try {
      sheet.page ??= await pdf.getPage(sheet.number)
      fit(sheet, percent)
      if ((await drawPage(sheet.page, sheet.box)) === 'tooDear') return tell({ kind: 'failed', why: 'tooDear' })
    } catch {
      sheet.box.textContent = words.notDrawn
    }
    isDrawing = false
    return drawNext()
  }
}

type Watch = { onNear: () => void; onSeen: (page: number) => void }

function observe(sheets: readonly Sheet[], { onNear, onSeen }: Watch) {
  const sheetOf = new Map<Element, Sheet>(sheets.map((sheet) => [sheet.box, sheet]))
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) note(sheetOf.get(target), isIntersecting)
      onNear()
    },
    { root: document, rootMargin: '100% 0px' },
  )
  const seen = new IntersectionObserver(
    (entries) => {
      const found = entries.find(({ isIntersecting }) => isIntersecting)
      const sheet = found && sheetOf.get(found.target)
      if (sheet !== undefined) onSeen(sheet.number)
    },
    { root: document, rootMargin: '-50% 0px -49% 0px' },
  )
  sheets.forEach(({ box }) => [near, seen].forEach((observer) => observer.observe(box)))
}

function note(sheet: Sheet | undefined, isNear: boolean) {
  if (sheet === undefined) return
  sheet.isNear = isNear
  if (isNear) return
  sheet.drawnAt = 0
  sheet.box.querySelector('canvas')?.remove()
}
