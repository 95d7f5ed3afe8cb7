import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lookOnce } from '../../test/look-once.ts'
import { closedNames, spaceFields, spaceNames, startTenancy } from './test/tenancy.ts'

/** Each call in each way over HTTP; `tenancy.test.ts` asks some of it of the functions at the door. */
let stage: Awaited<ReturnType<typeof startTenancy>>
beforeAll(async () => {
  stage = await startTenancy()
})
afterAll(() => stage.server.close())

test('S34: a person of A is refused each call under B’s prefix as under one that does not exist, and nothing is written', async () => {
  const misfits = await lookOnce(closedNames, stage.roundUnderPrefix(closedNames), async () => {
    const { server, roundUnderPrefix } = await startTenancy()
    return { ...roundUnderPrefix([]), close: () => server.close() }
  })
  expect(misfits).toEqual([])
}, 300_000)

test.each(spaceFields)(
  'S36: a person of A is refused each call of an enterprise with B’s id in %s',
  async (field) => {
    const misfits = []
    for (const name of spaceNames) misfits.push(...(await stage.fieldMisfit(name, field)))
    expect(misfits).toEqual([])
  },
  300_000,
)
