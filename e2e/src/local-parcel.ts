import { createServer } from 'node:http'
import { once } from 'node:events'

/** A developer's own machine, as the tool of teams serves a parcel from it: a page that says its heading. */
export async function localParcel(origin: string) {
  const key = 'a-key-that-nobody-guesses'
  const asked: string[] = []
  const streams = new Set<{ write: (text: string) => unknown }>()
  let [heading, build] = ['', 0]
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', address)
    const name = pathname.replace(`/${key}/`, '')
    asked.push(`${request.method} ${name}${search}`)
    response.setHeader('access-control-allow-origin', origin)
    if (name === 'builds') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      streams.add(response)
      return void response.write(`event: built\ndata: ${build}\n\n`)
    }
    if (name === 'entry.js') {
      response.setHeader('content-type', 'text/javascript')
      return response.end(
        codeOf(heading, `window.atriumLocalBuilds={${JSON.stringify(address)}:${searchParams.get('build') ?? build}};`),
      )
    }
    response.setHeader('content-type', 'text/css')
    return response.end(name === 'entry.css' ? `h1 { --served: ${build} }` : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listens = server.address()
  const port = typeof listens === 'object' && listens !== null ? listens.port : 0
  const address = `http://127.0.0.1:${port}/${key}/`
  return {
    key,
    port,
    address,
    asked,
    /** What a saved file makes of it. */
    save(text: string) {
      heading = text
      build += 1
      for (const stream of streams) stream.write(`event: built\ndata: ${build}\n\n`)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function codeOf(heading: string, note: string) {
  return `System.register([],function(e){"use strict";return{setters:[],execute:function(){${note}
e({bootstrap:async function(){},
mount:async function(p){var h=document.createElement("h1");h.textContent=${JSON.stringify(heading)};p.domElement.append(h);p.portal.onReady()},
unmount:async function(p){p.domElement.replaceChildren()}})}}})`
}
