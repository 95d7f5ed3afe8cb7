import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { localAddress } from '@atrium/shared-utility/contract'
import { Misuse } from '../misuse.ts'
import { createBuildStreams } from './build-streams.ts'
import { sourcePlace } from './source-place.ts'

/** One build: its entry, its style sheets, and every file by name. */
export type Served = { entry: string; css: string[]; files: ReadonlyMap<string, string | Uint8Array> }

type ServeOptions = {
  /** The portal whose pages may read what is served. */
  origin: string
  key: string
  port: number
  /** A page says that it shows a build, or that this build has failed in it, and where in the sources. */
  onShown: (build: number, as: 'shown' | 'failed', fault: Fault) => void
}
export type Fault = { reason: string; place: string }

/**
 * A page that is open asks for a new one at once; a developer who saves all day would fill the memory with those
 * before.
 */
const keptBuilds = 20

/**
 * Serves the builds of one parcel to the pages of one portal on this machine, and tells them of each new one. No other
 * page reads anything: another origin is refused, so is a page that reached this machine by another name, and the first
 * part of every address cannot be guessed.
 */
export async function serveBuilds({ origin, key, port, onShown }: ServeOptions) {
  const files = new Map<string, string | Uint8Array>()
  const builds: ReadonlySet<string>[] = []
  const streams = createBuildStreams()
  let build = 0
  const server = createServer((request, response) => answer(request, response))
  await listening(server, port)
  const address = localAddress({ port: portOf(server), key })
  const host = new URL(address).host
  // What was saved does not build: pages go on with the build before, and say so.
  return { address, port: portOf(server), show, refuse: streams.refused, close }

  /** What pages that are open load from now on. Files of the builds before stay: such a page may still ask for one. */
  function show(served: Served) {
    build += 1
    for (const [name, content] of served.files) files.set(name, content)
    builds.push(new Set(served.files.keys()))
    const old = builds.length > keptBuilds ? builds.shift() : undefined
    for (const name of old ?? []) if (!builds.some((one) => one.has(name))) files.delete(name)
    files.set('entry.js', entryOf(served.entry, { address, build }))
    files.set('entry.css', served.css.map((name) => Buffer.from(served.files.get(name) ?? '').toString()).join('\n'))
    streams.built(build)
    return build
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    // What is no address is no reader of ours either.
    const { pathname, searchParams } = URL.parse(request.url ?? '/', address) ?? new URL(origin)
    const name = pathname.startsWith(`/${key}/`) ? pathname.slice(key.length + 2) : null
    if (name === null || request.headers.host !== host || !isReader(request, name)) return end(response, 403)
    for (const [header, value] of Object.entries(headersFor(origin))) response.setHeader(header, value)
    if (request.method === 'OPTIONS') return end(response, 204)
    if (name === 'builds') return streams.listen(response)
    if (name === 'shown' && request.method === 'POST') return hear(response, searchParams)
    return send(response, name)
  }

  /** Pictures that a page shows come without a word of whose page it is; scripts and styles are asked for with one. */
  function isReader({ headers }: IncomingMessage, name: string) {
    if (headers.origin !== undefined) return headers.origin === origin
    return /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/.test(name)
  }

  function hear(response: ServerResponse, said: URLSearchParams) {
    const place = sourcePlace(said.get('at') ?? '', (file) => files.get(file))
    const fault = { reason: said.get('reason') ?? '', place }
    onShown(Number(said.get('build')), said.get('as') === 'shown' ? 'shown' : 'failed', fault)
    if (place === '') return end(response, 204)
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    return response.end(place)
  }

  function send(response: ServerResponse, name: string) {
    const content = files.get(name)
    if (content === undefined) return end(response, 404)
    response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'application/octet-stream' })
    return response.end(content)
  }

  async function close() {
    server.close()
    server.closeAllConnections()
  }
}

/** The one address that never changes: whatever was built last, and which build that is. */
function entryOf(file: string, { address, build }: { address: string; build: number }) {
  const note = `(window.atriumLocalBuilds=window.atriumLocalBuilds||{})[${JSON.stringify(address)}]=${build}`
  return `System.register([${JSON.stringify(`./${file}`)}],function(e){return{setters:[function(m){e(m)}],execute:function(){${note}}}})\n`
}

function headersFor(origin: string) {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    // For a page of a portal elsewhere the browser asks whether this machine lets it in.
    'access-control-allow-private-network': 'true',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

function end(response: ServerResponse, status: number) {
  response.writeHead(status)
  response.end()
}

type Server = ReturnType<typeof createServer>

async function listening(server: Server, port: number) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    reject(
      isTaken
        ? new Misuse(`Port ${port} is in use. Say another one with --port, or none: then a free one is taken.`)
        : error,
    )
  })
  server.listen(port, '127.0.0.1', resolve)
  await promise
}

function portOf(server: Server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  return address.port
}
