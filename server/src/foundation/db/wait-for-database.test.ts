import { expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { waitForDatabase } from './wait-for-database.ts'

const coded = (code: string) => Object.assign(new Error('refused'), { code })
const passing = [
  ['does not answer', coded('ETIMEDOUT')],
  ['accepts no connection in time', new Error('timeout exceeded when trying to connect')],
  ['cuts a connection that it did not open in time', new Error('Connection terminated due to connection timeout')],
  ['is starting', coded('57P03')],
  ['has no connection left', coded('53300')],
  ['is silent behind a problem', new Problem('databaseUnavailable', {}, { cause: coded('ETIMEDOUT') })],
  ['keeps a request waiting', new Problem('overloaded', { seconds: 1 })],
] as const

test.each(passing)(
  'a start goes on after a database that %s, and says once that it waits (R10)',
  async (_what, error) => {
    const { log, said } = listening()
    let asked = 0
    const work = async () => {
      if ((asked += 1) < 3) throw error
      return 'there'
    }
    expect(await waitForDatabase(work, { log, pauseMs: 1 })).toBe('there')
    expect(said).toEqual([expect.stringContaining('the database does not answer; waiting for it up to 120 s')])
  },
)

test.each([
  ['refuses the password', coded('28P01')],
  ['is not there', coded('ECONNREFUSED')],
  ['reports a fault', coded('42P01')],
])('a start does not wait for a database that %s (R10)', async (_what, error) => {
  const { log, said } = listening()
  await expect(waitForDatabase(() => Promise.reject(error), { log })).rejects.toBe(error)
  expect(said).toEqual([])
})

test('a start waits for a silent database no longer than it may, nor once it is told to end (R10)', async () => {
  const { log } = listening()
  const error = coded('ETIMEDOUT')
  const silent = () => Promise.reject(error)
  await expect(waitForDatabase(silent, { log, patienceMs: 20, pauseMs: 5 })).rejects.toBe(error)
  const ending = new AbortController()
  const waiting = waitForDatabase(silent, { log, starting: ending.signal })
  ending.abort()
  await expect(waiting).rejects.toThrow(/aborted|refused/)
})

function listening() {
  const said: string[] = []
  return { said, log: pino({ level: 'warn' }, { write: (line) => void said.push(line) }) }
}
