import type { FastifyReply } from 'fastify'
import type { Sink, StreamAnswer } from '../context/stream-answer.ts'

const probeEveryMs = 60_000

/** Where a browser that comes back by itself says what it has heard. */
export const lastEventHeader = 'last-event-id'

/** Hands the connection over to the stream. Nothing between here and the browser may keep it back, or pack it. */
export function sendStream({ open }: StreamAnswer, reply: FastifyReply, mayGoOn: () => Promise<boolean>) {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, definedOf(reply.getHeaders()))
  raw.socket?.setKeepAlive(true, probeEveryMs)
  const sink: Sink = {
    write: (text) => void raw.write(text),
    waitingBytes: () => raw.writableLength,
    end: () => void raw.end(),
    cut: () => void raw.destroy(),
  }
  raw.once('close', open(sink, mayGoOn))
}

function definedOf(headers: ReturnType<FastifyReply['getHeaders']>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
