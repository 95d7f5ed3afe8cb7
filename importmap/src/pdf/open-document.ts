import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { files, workerText } from 'atrium:pdf-files'

/** A picture of more pixels is left out of its page. */
const mostPicturePixels = 32_000_000

/**
 * Reads a document in a worker of this frame. Nothing in it runs: neither its scripts, which need a viewer that this is
 * not, nor its forms of XFA. What it refers to is not fetched, since this frame has no network.
 */
export function openDocument(data: Uint8Array) {
  GlobalWorkerOptions.workerPort = new Worker(scriptUrl())
  return getDocument({
    data,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    disableAutoFetch: true,
    maxImageSize: mostPicturePixels,
    canvasMaxAreaInBytes: mostPicturePixels * 4,
    isImageDecoderSupported: false,
    verbosity: 0,
  }).promise
}

/** The worker travels with this script, so that the frame fetches nothing else. */
function scriptUrl() {
  const url = URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }))
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (trustedTypes === undefined) return url
  const policy = trustedTypes.createPolicy('atrium-pdf', { createScriptURL: (text) => (text === url ? url : '') })
  return policy.createScriptURL(url)
}

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** Tables of East Asian encodings, and decoders of pictures. */
class OwnFiles {
  async fetch({ filename }: { filename: string }) {
    const text = files[filename]
    if (text === undefined) throw new Error(`no such file: ${filename}`)
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  }
}
