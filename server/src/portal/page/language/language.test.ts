import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { langs, problems } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test.each(langs)('any caller gets the words of %s, every problem among them', async (lang) => {
  const answer = await server.client().call('getLanguage', { lang })
  expect(answer.version).not.toBe('')
  expect(answer[lang]).toMatchObject({ 'problem.forbidden': problems.forbidden[lang] })
  expect(Object.keys(answer[lang] ?? {})).toEqual(
    expect.arrayContaining(Object.keys(problems).map((code) => `problem.${code}`)),
  )
})

test('an unknown language is answered in Chinese', async () => {
  const { body } = await server.client().tryCall('getLanguage', { lang: 'fr-FR' })
  expect(body).toMatchObject({ code: 200, data: { 'zh-CN': { 'problem.forbidden': problems.forbidden['zh-CN'] } } })
})
