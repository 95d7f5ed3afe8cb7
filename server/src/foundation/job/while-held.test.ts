import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { whileHeld } from './while-held.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Answers one after the other; an error is a database that is away. */
function held(answers: (boolean | Error)[], stopping = new AbortController().signal) {
  let asked = 0
  const hold = async () => {
    const answer = answers[asked] ?? true
    asked += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  return { context: { services: server.services, hold, stopping }, asked: () => asked }
}

test('a job is kept for as long as its work takes, also over a database that was away for a moment', async () => {
  const { context, asked } = held([true, new Error('away')])
  const done = await whileHeld(
    context,
    async (stopping) => {
      await until(() => asked() > 3)
      return stopping.aborted
    },
    1,
  )
  expect(done).toBe(false)
})

test('work on a job that another process has taken over ends, and so does that of a process that ends', async () => {
  const ended = async (stopping: AbortSignal) => {
    if (!stopping.aborted) await once(stopping, 'abort')
    return 'ended'
  }
  expect(await whileHeld(held([true, false]).context, ended, 1)).toBe('ended')
  const process = new AbortController()
  const leaving = whileHeld(held([], process.signal).context, ended)
  process.abort()
  expect(await leaving).toBe('ended')
})

test('what the work fails of is its own failure', async () => {
  const failing = whileHeld(held([]).context, () => Promise.reject(new Error('the store')), 1)
  await expect(failing).rejects.toThrow('the store')
})
