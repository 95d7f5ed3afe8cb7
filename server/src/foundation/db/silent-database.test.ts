import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { Client } from 'pg'
import { pino } from 'pino'
import { prepareDatabase } from './database.ts'
import { startTestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { startWireProxy } from '../../test/wire-proxy.ts'

test('V17: who is not answered by the database is not told that it waits for a lock', async () => {
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

test('a start waits for a database that is silent, says so, and goes on with its first answer (R10)', async () => {
  const server = await startTestServer()
  const wire = await startWireProxy(server.address)
  wire.become('silent')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const prepared = prepareDatabase(wire.address, { log, connectMs: 200 })
  await until(() => lines.join('').includes('the database does not answer'))
  wire.become('open')
  await expect(prepared).resolves.toBeUndefined()
  await wire.close()
  await server.close()
})

test('a start that is connected when the database falls silent begins again with its first answer (R10)', async () => {
  const server = await startTestServer()
  const wire = await startWireProxy(server.address)
  const holder = new Client(server.address)
  await holder.connect()
  holder.on('error', () => {})
  await holder.query('begin; lock table kysely_migration in access exclusive mode')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const prepared = prepareDatabase(wire.address, { log, connectMs: 200, silenceMs: 100 })
  await until(() => lines.join('').includes('holds a lock'))
  wire.become('silent')
  wire.forget()
  await until(() => lines.join('').includes('the database does not answer'))
  wire.become('open')
  await holder.end()
  await expect(prepared).resolves.toBeUndefined()
  await wire.close()
  await server.close()
})

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' ? address?.port : undefined
}
