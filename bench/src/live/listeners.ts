import { connect, type Socket } from 'node:net'

type Opening = { url: string; path: string; cookies: readonly string[]; count: number }

const atOnce = 100

/** Browsers that do nothing but listen, as cheap as they can be had: a socket each, and a count of what was heard. */
export async function openListeners({ url, path, cookies, count }: Opening) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const heard = { ready: 0, events: 0 }
  let told = () => {}
  for (let from = 0; from < count; from += atOnce) {
    const until = Math.min(count, from + atOnce)
    for (let index = from; index < until; index += 1) open(cookies[index % cookies.length] ?? '')
    await reaches(() => heard.ready >= until)
  }
  return {
    /** How long it takes until everybody has heard what `work` brings about. */
    async timeToAll(work: () => Promise<unknown>) {
      heard.events = 0
      const from = performance.now()
      await Promise.all([work(), reaches(() => heard.events >= count)])
      return performance.now() - from
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  }

  function open(cookie: string) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`)
    socket.on('data', (piece) => {
      const text = String(piece)
      if (text.includes('event: ready')) heard.ready += 1
      if (text.includes('event: events')) heard.events += 1
      told()
    })
    // A caller who waits finds out by its time limit.
    socket.on('error', () => {})
    sockets.push(socket)
  }

  function reaches(isSo: () => boolean) {
    return new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`only ${heard.ready} listen, ${heard.events} heard`)), 120_000)
      told = () => {
        if (!isSo()) return
        clearTimeout(limit)
        resolve()
      }
      told()
    })
  }
}
