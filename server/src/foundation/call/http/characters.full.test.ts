import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fields, headNames, hostile, isInPath, isJson, startCharacters } from './test/walk-characters.ts'

/** Every field of the contract over HTTP; one of each kind of them is asked in `characters.test.ts`. */
let walk: Awaited<ReturnType<typeof startCharacters>>
beforeAll(async () => {
  walk = await startCharacters()
})
afterAll(() => walk.close())

test('T12: U+0000 in any field of any call is refused over HTTP, and the field is named', async () => {
  const misfits = []
  for (const field of fields.filter((one) => !isInPath(one))) misfits.push(...(await walk.nulMisfit(field)))
  expect(misfits).toEqual([])
}, 300_000)

test('T12: half of a pair in any field of JSON is refused over HTTP, and the field is named', async () => {
  const misfits = []
  for (const field of fields.filter((one) => isJson(one) && !isInPath(one)))
    misfits.push(...(await walk.halfMisfit(field)))
  expect(misfits).toEqual([])
}, 300_000)

test('T12: U+0000 in the path of any call is refused', async () => {
  const misfits = []
  for (const field of fields.filter(isInPath)) misfits.push(...(await walk.pathMisfit(field)))
  expect(misfits).toEqual([])
}, 300_000)

test.each(hostile)(
  'T12: with %s in any cookie or header no address fails',
  async (value) => {
    const failures = []
    for (const name of headNames) failures.push(...(await walk.headFailures(name, value)))
    expect(failures).toEqual([])
  },
  300_000,
)
