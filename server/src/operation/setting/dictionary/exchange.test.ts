import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { words, writePortal, writeWords } from '../../../test/portal-fixture.ts'
import { until } from '../../../test/until.ts'
import { startWordedServer, type WordedServer } from './test/given.ts'

let stage: WordedServer
beforeAll(async () => {
  stage = await startWordedServer()
})
afterAll(() => stage.close())
afterEach(() => stage.forget())

test.each(['json', 'xliff'] as const)('%s goes out and comes in again; what does not fit is named', async (format) => {
  await stage.published('sign-in|title', { en: 'Log in' })
  const file = await stage.operator.tryCall('exportTexts', { format, what: 'all', target: 'en-US' })
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const text = typeof file.body === 'string' ? file.body : JSON.stringify(file.body)
  expect(text).toContain('Log in')
  const other = text
    .replaceAll('Log in', 'Enter')
    .replace(/Hello \{name\}(?=["<])/, 'Hello')
    .replace('sysop|kind', 'no|such')
  const take = (isTrial: boolean) => stage.operator.call('importTexts', { isTrial }, { content: other })
  const trial = await take(true)
  expect(trial).toMatchObject({ changed: 1, refusedCount: 2 })
  expect(trial.refused.map(({ id }) => id).toSorted()).toEqual(['no|such', 'sysop|hello'])
  expect((await stage.state()).drafts).toBe(0)
  expect(await take(false)).toEqual(trial)
  expect(await stage.operator.call('compareTexts', { from: (await stage.state()).revision })).toMatchObject({
    list: [{ id: 'sign-in|title', lang: 'en-US', before: 'Log in', after: 'Enter' }],
  })
})

test('a file that is too large, or no file of texts, is refused', async () => {
  const large = await stage.operator.tryCall(
    'importTexts',
    { isTrial: true },
    { content: new Uint8Array(4 * 1024 * 1024 + 1) },
  )
  expect(large.error).toBe('requestTooLarge')
  const other = await stage.operator.tryCall(
    'importTexts',
    { isTrial: true },
    { content: Uint8Array.from([0xff, 0xfe, 1]) },
  )
  expect(other).toMatchObject({ error: 'textFileUnreadable', status: 400 })
})

test('much own wording does not travel with every page: its browser asks for it once', async () => {
  const large = { ...words, 'zh-CN': Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`sysop|t${n}`, 'x'])) }
  await writeWords(stage.portal.folder, large)
  await writePortal(stage.portal.folder, { version: '1.0.5' })
  await until(async () => (await stage.operator.tryCall('getText', { id: 'sysop|t39' })).error === null)
  const content = JSON.stringify({
    format: 'atrium-dictionary',
    texts: { 'zh-CN': Object.fromEntries(Object.keys(large['zh-CN']).map((id) => [id, 'y'.repeat(900)])) },
  })
  await stage.operator.call('importTexts', { isTrial: false }, { content })
  await stage.publish()
  expect(Object.keys(await stage.told('zh-CN')).filter((key) => key.startsWith('sysop|')).length).toBe(40)
  const page = await fetch(`${stage.server.url}/home/login`, { headers: { accept: 'text/html', cookie: 'lang=zh-CN' } })
  const text = await page.text()
  expect(text).not.toContain('"dictionary"')
  expect(text).toContain('"langVersion"')
})
