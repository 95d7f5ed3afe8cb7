import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { prepareDatabase } from './database.ts'

test('a caller that the database does not answer is not told that it waits for a lock (V17)', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // Long after the word would have been said.
    setTimeout(() => socket.destroy(), 300)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const address = { connectionString: `postgres://a:b@127.0.0.1:${portOf(server.address())}/c` }
  await expect(prepareDatabase(address, { log, silenceMs: 1 })).rejects.toThrow('terminated')
  server.close()
  expect(lines.join('')).not.toContain('lock')
})

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' ? address?.port : undefined
}
