import { createServer, type ServerResponse } from 'node:http'
import { configureCalls } from '../../call/hooks.ts'
import { successCode } from '../../contract/wire/envelope.ts'
import type { LiveEvent } from '../../contract/foundation/live-event.ts'

type Way = 'open' | 'silent' | 'down' | 'dead'

/** A portal on the loopback address that tells of events, one position each. The page of the test is one of its pages. */
export async function startLiveServer() {
  const told: LiveEvent[] = []
  const open = new Set<ServerResponse>()
  const asked: URL[] = []
  const state = { way: 'open' as Way, person: 'me', opened: 0 } // Widened: it is changed.
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal')
    asked.push(url)
    if (state.way === 'down') return request.socket.destroy()
    if (state.way === 'dead') return
    if (url.searchParams.get('person') !== state.person) return response.writeHead(401).end('{}')
    const after = Number((url.searchParams.get('after') ?? `${told.length}-`).split('-')[0])
    if (url.pathname.endsWith('/events')) return answer(response, after)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    state.opened += 1
    if (state.way === 'silent') return
    open.add(response)
    response.once('close', () => open.delete(response))
    response.write(block('ready', after, {}))
    for (const [index, event] of told.entries()) if (index >= after) response.write(block('events', index + 1, [event]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const page = new URL(`http://127.0.0.1:${port}/user/workbench`)
  const restore = configureCalls({ fetch: (...sent) => globalThis.fetch(...sent), location: () => page })
  return {
    state,
    asked,
    open: () => open.size,
    tell(event: LiveEvent) {
      told.push(event)
      for (const one of open) one.write(block('events', told.length, [event]))
    },
    write: (text: string) => open.forEach((one) => one.write(text)),
    end: (why: string) => open.forEach((one) => one.end(`event: end\ndata: {"why":"${why}","waitMs":0}\n\n`)),
    cut: () => open.forEach((one) => one.destroy()),
    async close() {
      restore()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }

  function answer(response: ServerResponse, after: number) {
    const result = { after: position(told.length), isReset: false, list: told.slice(after) }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: successCode, status: 200, msg: 'success', result }))
  }
}

function position(count: number) {
  return `${count}-1:1:`
}

function block(name: string, at: number, data: unknown) {
  return `event: ${name}\nid: ${position(at)}\ndata: ${JSON.stringify(data)}\n\n`
}
