import type { BrowserContext, Route } from 'playwright-core'
import { answerOf } from './answers.ts'
import type { Findings } from './findings.ts'
import { origin } from './page.ts'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}

type Answers = {
  /** A file of the portal; null where there is none. */
  read: (url: string) => Promise<Uint8Array | null>
  page: (url: URL) => { body: string; headers: Record<string, string> }
  findings: Findings
}

/**
 * Everything that the browser asks for is answered from here: the page, the files of the portal, and named calls, with as
 * little as the contract allows. Nothing else is answered, and nothing goes out: behind this there is no network.
 */
export async function answerRequests(context: BrowserContext, { read, page, findings }: Answers) {
  const opening = { url: '' }
  const onItsWay = new Set<Route>()
  await context.route(
    () => true,
    async (route) => {
      onItsWay.add(route)
      await answer(route).catch(() => route.abort().catch(ended))
      onItsWay.delete(route)
    },
  )
  return {
    /** The next page that is opened on purpose. */
    open: (url: string) => void (opening.url = url),
    isQuiet: () => onItsWay.size === 0,
  }

  async function answer(route: Route) {
    const request = route.request()
    const url = new URL(request.url())
    if (request.isNavigationRequest()) {
      if (url.href === opening.url) return route.fulfill({ status: 200, contentType: 'text/html', ...page(url) })
      findings.add('runLeaves', { url: shown(url) })
      // The page stays: one that was refused would be replaced by the browser's own notice.
      return route.fulfill({ status: 204 })
    }
    if (url.origin !== origin) {
      findings.add('runForbidden', { url: shown(url) })
      return route.abort()
    }
    if (url.pathname.startsWith('/assets/')) return sendFile(route, url)
    const reply = answerOf(request.method(), url.pathname)
    if (reply === null) {
      findings.note('runUnknown', { url: `${request.method()} ${url.pathname}` })
      return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
    }
    return route.fulfill({ status: reply.status, contentType: reply.type, body: reply.body })
  }

  async function sendFile(route: Route, { pathname }: URL) {
    const bytes = await read(pathname)
    if (bytes === null) return route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
    const contentType = types[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    return route.fulfill({ status: 200, contentType, body: Buffer.from(bytes) })
  }
}

/** The page has gone meanwhile, and its requests with it. */
const ended = () => undefined

function shown({ origin: at, pathname, protocol }: URL) {
  return protocol.startsWith('http') ? at + pathname : `${protocol}${pathname.slice(0, 100)}`
}
