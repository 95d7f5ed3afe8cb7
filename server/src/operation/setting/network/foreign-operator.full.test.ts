import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { open, others, startForeign } from './test/foreign.ts'

/** Each call over HTTP, in an enterprise and in none; `foreign-operator.test.ts` asks the door, and some of them. */
let stage: Awaited<ReturnType<typeof startForeign>>
beforeAll(async () => {
  stage = await startForeign()
})
afterAll(() => stage.close())

test('T15: an operator from another network is refused each call over HTTP', async () => {
  const misfits = []
  for (const name of others)
    for (const space of [undefined, stage.enterprise.id]) misfits.push(...(await stage.refusalMisfit(name, space)))
  expect(misfits).toEqual([])
}, 300_000)

test('T15: an operator from another network is answered what a stranger is by each public call', async () => {
  const differences = []
  for (const name of open)
    for (const space of [undefined, stage.enterprise.id]) differences.push(...(await stage.difference(name, space)))
  expect(differences).toEqual([])
}, 300_000)
