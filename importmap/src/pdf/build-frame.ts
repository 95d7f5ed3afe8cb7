import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'
import { inRepository } from '../repository.ts'
import type { Mode } from '../unit.ts'

const own = 'node_modules/pdfjs-dist'

/**
 * The one script of the document that draws a PDF: the library, its worker as a text, and what it would fetch, since the
 * document has no network.
 */
export async function buildPdfFrame(mode: Mode) {
  const worker = await bundled(inRepository(own, 'legacy/build/pdf.worker.min.mjs'), mode)
  const files = JSON.stringify(Object.fromEntries(binaries().map((file) => [basename(file), base64(file)])))
  const made = `export const workerText = ${JSON.stringify(worker)}\nexport const files = ${files}`
  return bundled(inRepository('importmap/src/pdf/frame-main.ts'), mode, made)
}

/** Encodings that Chinese, Japanese and Korean programs write, and the pictures of scanners. */
const encodings = /^(?:GB|Adobe-\w+-UCS2|Uni\w+-(?:UCS2|UTF16)-|90ms-RKSJ-|ETen-B5-|KSCms-UHC-[HV])/

function binaries() {
  const cmaps = globSync(`${own}/cmaps/*.bcmap`, { cwd: inRepository() }).filter((file) =>
    encodings.test(basename(file)),
  )
  return [...cmaps.sort(), `${own}/wasm/jbig2.wasm`, `${own}/wasm/openjpeg.wasm`]
}

function base64(file: string) {
  return readFileSync(inRepository(file)).toString('base64')
}

async function bundled(input: string, mode: Mode, files = '') {
  const build = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode), 'import.meta': '{}' } },
    plugins: [
      {
        name: 'pdf-files',
        resolveId: (id: string) => (id === 'atrium:pdf-files' ? id : null),
        load: (id: string) => (id === 'atrium:pdf-files' ? files : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', name: 'atriumPdf', minify: mode === 'production' })
  await build.close()
  return output[0].code
}
