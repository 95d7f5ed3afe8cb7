import { configureCalls, type CallHooks } from './hooks.ts'

export type Sent = { method: string; url: URL; headers: Headers; body: string }
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }

/** A server of one answer behind `fetch`, and a page at a path: the request layer's own tests use it. */
export function fakeServer(path: string, reply: Reply | ((sent: Sent) => Reply | Promise<Reply>)) {
  const sent: Sent[] = []
  const visited: string[] = []
  const page = new URL(path, 'https://portal.example')
  const fetch: CallHooks['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const one = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: await request.text(),
    }
    sent.push(one)
    const {
      status = 200,
      body,
      headers,
    } = typeof reply === 'function' ? await Promise.race([reply(one), abortOf(request.signal)]) : reply
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers })
  }
  const hooks: Partial<CallHooks> = {
    fetch,
    location: () => page,
    agent: () => 'Mozilla/5.0',
    navigate: async (url) => {
      await Promise.resolve()
      visited.push(url)
      page.href = new URL(url, page).href
    },
  }
  const restoreHooks = configureCalls(hooks)
  return { sent, visited, page, restore: restoreHooks }
}

/** The envelope of a success. */
export function success(result: unknown) {
  return { body: { code: 1_000_000, status: 200, msg: 'success', result, requestId: 'r1' } }
}

/** Like the real `fetch`: a request that is given up rejects with the reason. */
function abortOf(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
