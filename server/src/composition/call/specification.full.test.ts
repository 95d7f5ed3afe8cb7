import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer } from '../../test/test-server.ts'
import { type Day, plays } from './test/plays.ts'
import { built } from './test/section-seven.ts'

/** Each call of section 7, by each of its addresses; `every-call.test.ts` makes each once. */
let day: Omit<Day, 'platform'>

beforeAll(async () => {
  const server = await startTestServer()
  const operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  day = { server, operator }
})
afterAll(() => day.server.close())

test('nothing is played that was not asked for', () => {
  const asked: string[] = built.map(({ call }) => call)
  expect(Object.keys(plays).filter((name) => !asked.includes(name))).toEqual([])
})

test.each(built)('$method $asked, $call, is answered to a root operator', async ({ asked, call }) => {
  const play = plays[call]
  if (play === undefined) throw new Error(`${call} has no play in test/plays.ts`)
  await expect(play({ ...day, platform: asked.includes('/ipa/') ? 'ipa' : 'apk' })).resolves.toBeDefined()
})
