import { afterAll, beforeAll, test } from '@jest/globals'
import { deaths, startOffers } from './test/dying.ts'

/** Each kind of offer by each of its deaths, before and after; `does-nothing.test.ts` has each of the three in fewer pairs. */
let stage: Awaited<ReturnType<typeof startOffers>>
beforeAll(async () => {
  stage = await startOffers()
})
afterAll(() => stage.close())

const cases = (['preview', 'dev'] as const).flatMap((kind) =>
  deaths.flatMap((death) => (['before', 'after'] as const).map((moment) => [kind, death, moment] as const)),
)

test.each(cases)('a %s that is %s does nothing, %s it was taken', (kind, death, moment) =>
  stage.expectNothing(kind, death, moment),
)
