import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = [
  'fetch',
  'Headers',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'DecompressionStream',
  'CompressionStream',
  'structuredClone',
  'crypto',
  'CryptoKey',
  'BroadcastChannel',
]

/** jsdom, with the network and stream classes of Node, which jsdom lacks or has in an older form. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const page = this.global
    for (const name of fromNode) {
      Object.defineProperty(page, name, { value: globalThis[name], configurable: true, writable: true })
    }
    page.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init)
      }
    }
    for (const name of ['mark', 'measure']) if (!(name in page.performance)) page.performance[name] = () => undefined
    for (const [name, value] of Object.entries(lacking)) if (!(name in page)) page[name] = value
    page.scrollTo = () => undefined
  }
}

/** What jsdom does not have at all, doing nothing. */
const lacking = {
  matchMedia: (query) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
}
