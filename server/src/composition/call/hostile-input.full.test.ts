import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { closed, lists, naughty, oddTexts, refusedByLists, startHostile } from './test/hostile.ts'

/** The whole corpus over HTTP; `hostile-input.test.ts` has one of each kind, and asks the schemas of the rest. */
let stage: Awaited<ReturnType<typeof startHostile>>
beforeAll(async () => {
  stage = await startHostile()
})
afterAll(() => stage.server.close())

test('S43, S49: over HTTP no list is filtered or sorted by a column that it does not name, or by a statement', async () => {
  const misfits = []
  for (const name of lists)
    for (const input of refusedByLists) misfits.push(...(await stage.refusalMisfit(name, input)))
  expect(misfits).toEqual([])
}, 300_000)

test.each(oddTexts)(
  'S49: each list takes %s for a text that is looked for, and nothing has it',
  async (iSearch) => {
    const misfits = []
    for (const name of lists) misfits.push(...(await stage.searchMisfit(name, iSearch)))
    expect(misfits).toEqual([])
  },
  300_000,
)

test('S47: whatever a text field is sent, it keeps as it is or refuses by its name', async () => {
  const put = await stage.categoryName()
  const odd = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(naughty).flat()) },
    fc.string({ unit: 'binary', maxLength: 70 }),
  )
  await fc.assert(
    fc.asyncProperty(odd, async (name) => {
      const { told, expected } = await put(name)
      expect(expected).toContainEqual(told)
    }),
    { numRuns: 60 },
  )
}, 300_000)

test('S38: what any call answers is kept by no cache, and differs by its caller', async () => {
  const misfits = []
  for (const name of closed) misfits.push(...(await stage.cacheMisfit(name)))
  expect(misfits).toEqual([])
}, 300_000)
