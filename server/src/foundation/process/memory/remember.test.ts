import { afterEach, expect, jest, test } from '@jest/globals'
import { until } from '../../../test/until.ts'
import { remember } from './remember.ts'

afterEach(() => void jest.restoreAllMocks())

test('a caller who asks while the first answer is on its way waits for it, and it is read once (V04)', async () => {
  const { load, calls } = loader()
  const memory = remember(load, { freshMs: 1000 })
  const asked = Array.from({ length: 20 }, () => memory.read())
  calls[0]?.resolve('first')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['first']))
  expect(calls).toHaveLength(1)
})

test('V11: a clock that is set back an hour makes nothing last longer', async () => {
  const { load, calls } = loader()
  const memory = remember(load, { freshMs: 20 })
  const first = memory.read()
  calls[0]?.resolve('old')
  expect(await first).toBe('old')
  const hourAgo = Date.now() - 60 * 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => hourAgo)
  await until(async () => {
    void memory.read()
    return calls.length === 2
  })
})

test('V16: what cannot be read just now is stood in for by what was read before', async () => {
  const { load, calls } = loader()
  const memory = remember(load, { freshMs: 0, staleMs: 60_000, patienceMs: 5 })
  const first = memory.read()
  calls[0]?.resolve('old')
  expect(await first).toBe('old')
  // The second reading gets no answer yet.
  expect(await memory.read()).toBe('old')
  expect(await memory.read()).toBe('old')
  expect(calls).toHaveLength(2)
  calls[1]?.reject(new Error('the database is away'))
  expect(await memory.read()).toBe('old')
  await until(async () => {
    const answer = memory.read()
    calls[2]?.resolve('new')
    return (await answer) === 'new'
  })
})

test('what was forgotten is not brought back by an answer that was on its way', async () => {
  const { load, calls } = loader()
  const memory = remember(load, { freshMs: 60_000, staleMs: 60_000, patienceMs: 5 })
  const early = memory.read()
  memory.forget()
  const late = memory.read()
  calls[0]?.resolve('before')
  calls[1]?.resolve('after')
  expect([await early, await late, await memory.read()]).toEqual(['before', 'after', 'after'])
})

test('a failure is told to a caller who has nothing else, and the next one asks again', async () => {
  const { load, calls } = loader()
  const memory = remember(load, { freshMs: 60_000 })
  const failed = memory.read()
  calls[0]?.reject(new Error('the database is away'))
  await expect(failed).rejects.toThrow('the database is away')
  const again = memory.read()
  calls[1]?.resolve('back')
  expect(await again).toBe('back')
})

function loader() {
  const calls: ReturnType<typeof Promise.withResolvers<string>>[] = []
  const load = () => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  }
  return { load, calls }
}
