import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { platform } from '../db/scope.ts'
import { enqueue } from './queries.ts'

const texts: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void texts.push(text) })
})
afterAll(() => server.close())

const isLook = (text: string) => text.startsWith('select distinct "kind" from "job"')
const looks = () => texts.filter(isLook)
const claims = (among = texts) =>
  among.filter((text) => text.startsWith('update "job"') && text.includes('skip locked'))

/** The statements before a look, by its number from 0: on a slow machine the job's next attempt may have begun since. */
function beforeLook(number: number) {
  const [at] = [...texts.keys()].filter((index) => isLook(texts[index] ?? '')).slice(number)
  return texts.slice(0, at)
}

test('a process asks one question whether there is work, and no lane asks that has none', async () => {
  await until(() => looks().length > 0)
  expect(claims()).toEqual([])
})

test('of all lanes the one takes a job up whose work it is, and looks for a next one', async () => {
  const before = looks().length
  // It fails, because no person has such a link, and waits for its next attempt.
  const job = { kind: 'emailConfirm', key: 'x', payload: {} }
  await server.services.tx(platform, (db) => enqueue(db, job))
  await until(() => claims().length >= 2)
  await until(() => looks().length > before + 1)
  expect(claims(beforeLook(before + 1))).toHaveLength(2)
})
