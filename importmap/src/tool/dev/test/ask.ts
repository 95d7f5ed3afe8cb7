import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

type Asking = { method?: string; headers?: Record<string, string | undefined> }

/** Asks as a page of that portal does, or as what these headers make of it. */
export async function ask(origin: string, url: string, { method = 'GET', headers = {} }: Asking = {}) {
  const sent = Object.entries({ origin, ...headers }).filter(([, value]) => value !== undefined)
  const answer = await begin(url, { method, headers: Object.fromEntries(sent) })
  return { status: answer.statusCode, said: await text(answer) }
}

/** The builds that the stream names, one after the other. */
export async function listening(origin: string, url: string) {
  const pieces = (await begin(url, { method: 'GET', headers: { origin } }))[Symbol.asyncIterator]()
  return async () => {
    for (;;) {
      const { value } = await pieces.next()
      const [, build] = /data: (\d+)/.exec(String(value)) ?? []
      if (build !== undefined) return Number(build)
    }
  }
}

async function begin(
  url: string,
  { method, headers }: { method: string; headers: Record<string, string | undefined> },
) {
  const asked = request(url, { method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) throw new Error('an answer is there')
  return answer
}
