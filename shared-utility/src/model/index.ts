export * from './brand-colors.ts'
export * from './captcha-work.ts'
export * from './csv-cell.ts'
export * from './enterprise-standing.ts'
export * from './error-text.ts'
export * from './host.ts'
export * from './landing.ts'
export * from './linked-parts.ts'
export * from './marked-entry.ts'
export * from './mention.ts'
export * from './nested-query.ts'
export * from './preview.ts'
export {
  mostPdfBytes,
  mostPdfPages,
  pdfFailures,
  pdfFramePath,
  pdfZooms,
  type PdfFailure,
  type PdfNews,
  type PdfOpening,
  type PdfOrder,
} from './pdf-frame.ts'
export * from './public-path.ts'
export * from './random-id.ts'
export * from './return-url.ts'
export * from './routes.ts'
export * from './shape.ts'
export * from './space-path.ts'
