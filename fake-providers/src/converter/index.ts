import type { AddressInfo } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { pdfOf } from './pdf.ts'

/** How the next documents are answered, one after the other; then each as a PDF again. */
export type ConverterFault = 'error' | 'refusal' | 'noPdf' | 'wrongType' | 'redirect' | 'silence' | 'endless' | 'cut'

type Received = { name: string; type: string; bytes: Buffer }

const mostBytes = 64 * 1024 * 1024
const endings = /\.(docx?|xlsx?|pptx?|od[tsp])$/i

/**
 * A service that converts documents, on the loopback address, with Gotenberg's interface (`POST /forms/libreoffice/convert`):
 * it answers a PDF of one page that names the document. `hold` keeps answers back until it is called again.
 */
export async function startFakeConverter({ port = 0 } = {}) {
  const app = fastify({ forceCloseConnections: true, bodyLimit: mostBytes })
  const faults: ConverterFault[] = []
  const received: Received[] = []
  const state = { open: Promise.resolve(), left: 0 }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/health', async () => ({ status: 'up', details: { libreoffice: { status: 'up' } } }))
  app.post('/forms/libreoffice/convert', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) state.left += 1
    })
    const fault = faults.shift()
    const file = await fileIn(request.body, request.headers['content-type'] ?? '')
    if (file === null) return reply.code(400).send('Invalid form data: no form file found for extensions: [.docx ...]')
    received.push(file)
    await state.open
    return fault === undefined ? sendPdf(reply, pdfOf(file)) : sendFault(fault, reply)
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    url: `http://127.0.0.1:${portOf(app.server.address())}`,
    faults,
    received,
    /** How many callers went before they were answered. */
    left: () => state.left,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      state.open = promise
      return resolve
    },
    close: () => app.close(),
  }
}

async function fileIn(body: unknown, type: string): Promise<Received | null> {
  if (!Buffer.isBuffer(body)) return null
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const file = form.get('files')
  if (!(file instanceof File) || !endings.test(file.name)) return null
  return { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
}

function sendPdf(reply: FastifyReply, pdf: Buffer) {
  return reply.type('application/pdf').header('content-disposition', 'attachment; filename=document.pdf').send(pdf)
}

function sendFault(fault: ConverterFault, reply: FastifyReply) {
  switch (fault) {
    case 'error':
      return reply.code(500).type('text/plain').send('Internal Server Error')
    case 'refusal':
      return reply.code(400).type('text/plain').send('LibreOffice failed to process a document')
    case 'noPdf':
      return reply.type('application/pdf').send('<script>alert(1)</script>')
    case 'wrongType':
      return reply.type('text/html').send('%PDF-1.4')
    case 'redirect':
      return reply.redirect('/elsewhere')
    case 'silence':
      return reply.hijack()
    case 'endless':
      return sendEndless(reply)
    case 'cut':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 1000 })
      reply.raw.write('%PDF-1.4', () => reply.raw.destroy())
      return reply
  }
}

/** Begins like a PDF and never ends. */
function sendEndless(reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/pdf' })
  reply.raw.write('%PDF-1.4\n')
  const more = () => {
    while (!reply.raw.destroyed && reply.raw.write(Buffer.alloc(256 * 1024, ' ')));
  }
  reply.raw.on('drain', more)
  more()
  return reply
}

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null ? address.port : 0
}
