import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fastify, type FastifyInstance } from 'fastify'
import { acceptBytes, bytesOf } from './content.ts'
import { limitArrival } from './patience.ts'

const requestMs = 300
const usual = { headersMs: 10_000, requestMs, pieceMs: 60_000, checkEveryMs: 1000 }
/** More than a connection holds, so that it has not come before the handler reads it. */
const body = new Uint8Array(8 * 1024 * 1024)
let app: FastifyInstance
let url = ''

beforeEach(async () => {
  app = fastify()
  limitArrival(app, usual)
  // Waits as an upload waits for those before it.
  acceptBytes(app, {
    method: 'PUT',
    url: '/waits',
    async handler(request) {
      const bytes = bytesOf(request)
      await wait(3 * requestMs)
      let length = 0
      for await (const piece of bytes) length += piece.length
      return { length }
    },
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

test('the sender of a file has not been slow while no handler read it', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await fetch(`${url}/waits`, { method: 'PUT', headers, body })
  expect([answer.status, await answer.json()]).toEqual([200, { length: body.length }])
})
