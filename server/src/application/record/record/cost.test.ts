import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
let asked: string[] = []

beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void asked.push(text) })
})
afterAll(() => server.close())

test('adding a record asks the database few questions, and who calls only once a second', async () => {
  const { member, where } = await givenApp(server)
  const add = (name: string) => member.call('addRecord', { ...where, values: { name } })
  await add('first')
  asked = []
  for (const name of ['second', 'third', 'fourth']) await add(name)
  const ofSessions = asked.filter((text) => /from "session"/.test(text))
  // One more where the second ends in between.
  expect(ofSessions.length).toBeLessThanOrEqual(1)
  expect(asked.length / 3).toBeLessThanOrEqual(7)
})
