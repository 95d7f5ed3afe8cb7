import { useCallback, useEffect, useRef, useState } from 'react'
import {
  mostPdfPages,
  pdfFailures,
  pdfZooms,
  type PdfFailure,
  type PdfNews,
  type PdfOpening,
  type PdfOrder,
} from '../../model/index.ts'

/** So long it may take until the first page is there, and until the frame answers. */
const openMs = 30_000
const silentMs = 12_000
const askEveryMs = 3000

type Shown = { status: 'opening' } | { status: 'open'; pages: number } | { status: 'failed'; why: PdfFailure }
type Document = Omit<PdfOpening, 'kind'> & { onClose: () => void }

/**
 * Speaks with the frame in which a document is drawn. The frame reads what a stranger wrote: one that is silent, or takes too long,
 * is taken away with all that it holds.
 */
export function usePdfFrame({ bytes, lang, words, onClose }: Document) {
  const [shown, setShown] = useState<Shown>({ status: 'opening' })
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(100)
  const port = useRef<MessagePort | null>(null)
  const heardAt = useRef(0)
  const send = useCallback((order: PdfOrder) => port.current?.postMessage(order), [])
  const fail = useCallback((why: PdfFailure) => setShown({ status: 'failed', why }), [])
  const pages = shown.status === 'open' ? Math.min(shown.pages, mostPdfPages) : 0
  const goTo = (wanted: number) => send({ kind: 'goTo', page: Math.min(Math.max(1, wanted), pages) })
  const zoomTo = (wanted: number) => {
    setZoom(wanted)
    send({ kind: 'zoom', percent: wanted })
  }
  const zoomBy = (step: 1 | -1) => zoomTo(pdfZooms[pdfZooms.findIndex((one) => one === zoom) + step] ?? zoom)
  const meanings = {
    in: () => zoomBy(1),
    out: () => zoomBy(-1),
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    close: onClose,
  }
  const hear = useRef<(news: PdfNews) => void>(() => undefined)
  useEffect(() => {
    hear.current = (news) => {
      heardAt.current = performance.now()
      if (news.kind === 'opened' && Number.isInteger(news.pages)) setShown({ status: 'open', pages: news.pages })
      if (news.kind === 'at' && Number.isInteger(news.page)) setPage(Math.min(Math.max(1, news.page), pages))
      if (news.kind === 'failed') fail(pdfFailures.find((one) => one === news.why) ?? 'damaged')
      if (news.kind === 'key') Object.entries(meanings).find(([key]) => key === news.key)?.[1]()
    }
  })
  useEffect(() => {
    const begun = performance.now()
    heardAt.current = begun
    const clock = setInterval(() => {
      send({ kind: 'ping' })
      const isSilent = shown.status === 'open' && performance.now() - heardAt.current > silentMs
      if (isSilent || (shown.status === 'opening' && performance.now() - begun > openMs)) fail('tooDear')
    }, askEveryMs)
    return () => clearInterval(clock)
  }, [shown.status, send, fail])
  useEffect(() => () => port.current?.close(), [])
  // The frame of a document has no origin that could be named, and the policy of the page lets no other document into it.
  function handleLoad(frame: HTMLIFrameElement) {
    if (port.current !== null) return
    const channel = new MessageChannel()
    port.current = channel.port1
    channel.port1.onmessage = ({ data }: MessageEvent<PdfNews>) => hear.current(data)
    const copy = bytes.slice(0)
    const opening: PdfOpening = { kind: 'open', bytes: copy, lang, words }
    frame.contentWindow?.postMessage(opening, '*', [channel.port2, copy])
  }
  return { shown, page, pages, zoom, goTo, zoomBy, handleLoad }
}
