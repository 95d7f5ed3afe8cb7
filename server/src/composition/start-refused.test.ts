import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { failingChild } from '../test/child-server.ts'
import { givenTakenPort } from './test/taken-port.ts'

let place: Awaited<ReturnType<typeof givenTakenPort>>
beforeEach(async () => void (place = await givenTakenPort()))
afterEach(() => place.free())

test('a start on a PORT that is taken ends with status 1 and one sentence that names it', async () => {
  const { folder, port } = place
  const { code, said } = await failingChild(folder, { PORT: port })
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`${port}.* Set PORT to another one`))])
}, 120_000)
