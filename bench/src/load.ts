import { Agent, request } from 'node:http'

export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

type Load = {
  url: string
  clients: number
  seconds: number
  /** How often each client asks at most, if the seconds last that long. */
  turns?: number
  /** What a client asks next. */
  next: (client: number, turn: number) => Ask
}

type Answered = { perSecond: number; latenciesMs: number[] }

/** Every client asks again as soon as it was answered, over a connection of its own. Any refusal ends the run. */
export async function putLoad({ url, clients, seconds, turns = Infinity, next }: Load): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const startedAt = performance.now()
  const latenciesMs: number[] = []
  const client = async (number: number) => {
    for (let turn = 0; turn < turns && performance.now() < startedAt + seconds * 1000; turn += 1) {
      const askedAt = performance.now()
      await send(url, next(number, turn), agent)
      latenciesMs.push(performance.now() - askedAt)
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  } finally {
    agent.destroy()
  }
  return { perSecond: (latenciesMs.length / (performance.now() - startedAt)) * 1000, latenciesMs }
}

function send(url: string, { path, method = 'GET', headers, body }: Ask, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = request(url + path, { method, headers, agent }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      if ((answer.statusCode ?? 500) < 300) resolve()
      else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${Buffer.concat(chunks).toString()}`))
    })
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
