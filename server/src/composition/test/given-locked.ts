import { Client as Connection } from 'pg'
import type { Client } from '../../test/client.ts'
import { startBehindWire } from './behind-wire.ts'

/** People whose pages have been read, and who can lock a table of theirs. */
export async function startLocked() {
  const { server, wire, close } = await startBehindWire()
  const page = (browser: Client = server.client()) => browser.fetch('/home/login', { headers: { accept: 'text/html' } })
  const people = await Promise.all(Array.from({ length: 6 }, () => server.given.signedIn()))
  // The tables behind a page of theirs have been read before.
  for (const person of people) if ((await page(person)).status !== 200) throw new Error('there is no page')
  return {
    server,
    wire,
    people,
    page,
    /** Until its answer is called no other connection can even read these tables. */
    async locked(tables: string) {
      const lock = new Connection(server.address)
      await lock.connect()
      await lock.query(`begin; lock table ${tables} in access exclusive mode`)
      return () => lock.end()
    },
    close,
  }
}
