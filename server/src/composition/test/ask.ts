import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Like a proxy that keeps its connections, until `leave`. */
export async function ask(url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { agent, headers: { accept: 'text/html' } }, resolve).once('error', reject)
  const answer = await promise
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

export const leave = () => agent.destroy()
