import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { kinds } from './test/given-kinds.ts'
import { startOnePerson } from './test/one-person.ts'

let world: Awaited<ReturnType<typeof startOnePerson>>
beforeAll(async () => void (world = await startOnePerson()))
afterAll(() => world.close())

test.each(kinds.filter(({ isForTwo }) => isForTwo).map((kind) => [kind.is, kind] as const))(
  'T21: no call of the deploy service has one person alone change %s',
  async (_, kind) => expect(await world.changedAlone(kind)).toEqual([]),
)
