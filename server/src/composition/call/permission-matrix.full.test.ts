import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { userTypeNames } from '@atrium/shared-utility/contract'
import { probes, startPermissions } from './test/permission.ts'

/** Each call over HTTP; `permission-matrix.test.ts` asks the door of each, and few over HTTP. */
let stage: Awaited<ReturnType<typeof startPermissions>>
beforeAll(async () => {
  stage = await startPermissions()
})
afterAll(() => stage.server.close())

test.each(['nobody', ...userTypeNames])(
  'S39: as %s over HTTP each call opens exactly for whom the contract says',
  async (as) => {
    expect(await stage.misfitsOverHttp(probes.filter(({ who }) => who === as))).toEqual([])
  },
  300_000,
)
