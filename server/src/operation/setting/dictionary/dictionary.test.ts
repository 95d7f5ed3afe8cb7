import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import { words, writePortal, writeWords } from '../../../test/portal-fixture.ts'
import { listenLive } from '../../../test/live-reader.ts'
import { until } from '../../../test/until.ts'
import { startWordedServer, type WordedServer } from './test/given.ts'

let stage: WordedServer
beforeAll(async () => {
  stage = await startWordedServer()
})
afterAll(() => stage.close())
afterEach(() => stage.forget())

test('own wording is a draft until it is published; then every page says it, compiled where it has plurals', async () => {
  const before = await stage.server.client().call('getLanguage', { lang: 'en-US' })
  const en = '{count, plural, =0 {empty} one {# line} other {# lines}}'
  expect((await stage.write('sysop|rows', { zh: '{count} 条', en })).error).toBeNull()
  expect(await stage.told('en-US')).toEqual(before['en-US'])
  expect((await stage.state()).drafts).toBe(2)
  await stage.publish('shorter')
  expect((await stage.told('zh-CN'))['sysop|rows']).toBe('{count} 条')
  expect(Array.isArray((await stage.told('en-US'))['sysop|rows'])).toBe(true)
  expect((await stage.server.client().call('getLanguage', { lang: 'en-US' })).version).not.toBe(before.version)
  const page = await fetch(`${stage.server.url}/home/login`, { headers: { accept: 'text/html', cookie: 'lang=zh-CN' } })
  expect(await page.text()).toContain('"sysop|rows":"{count} 条"')
  expect(await stage.operator.call('getText', { id: 'sysop|rows' })).toMatchObject({
    zh: { shipped: '共 {count} 行', own: '{count} 条', draft: null, unfit: null },
    history: [{ lang: 'zh-CN', before: null, after: '{count} 条' }, { lang: 'en-US' }],
  })
})

test('the last change and its operator are in the list, and the audit log has each step', async () => {
  await stage.published('sign-in|title', { en: 'Log in' })
  const { list, total } = await stage.operator.call('listTexts', { iSearch: 'log IN', area: 'sign-in' })
  expect({ total, list }).toMatchObject({
    total: 1,
    list: [{ id: 'sign-in|title', enShipped: 'Sign in', enOwn: 'Log in', zhOwn: null, changedBy: expect.any(String) }],
  })
  const { rows } = await stage.server.services.tx(platform, (db) =>
    sql<{ action: string }>`select distinct action from audit_log where target_kind = 'text' order by 1`.execute(db),
  )
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['publishTexts', 'updateText']))
})

test('titles of pages and of calls, problems and mails that the server says itself are said so, too', async () => {
  expect((await stage.write('route|/home/login', { zh: '进入系统' })).error).toBeNull()
  expect((await stage.write('problem|textUnknown', { zh: '查无此文' })).error).toBeNull()
  expect((await stage.write('mail|test.subject', { zh: '邮件测试' })).error).toBeNull()
  expect((await stage.write('call|publishTexts', { zh: '发布用语' })).error).toBeNull()
  await stage.publish()
  expect(await stage.told('zh-CN')).toMatchObject({
    'route./home/login': '进入系统',
    'problem.textUnknown': '查无此文',
  })
  expect(Object.keys(await stage.told('zh-CN')).filter((key) => /^(?:mail|call)/.test(key))).toEqual([])
  await until(async () => (await stage.operator.tryCall('getText', { id: 'no|such' })).msg === '查无此文')
  expect(stage.server.services.ownWords.current().said('mail|test.subject', 'zh-CN', { syntax: 'plain' })).toBe(
    '邮件测试',
  )
  expect(await stage.operator.call('listAuditActions', {})).toContainEqual({
    action: 'publishTexts',
    actionTitle: '发布用语',
  })
})

test('what does not fit is refused at its field, in the language of the person who writes', async () => {
  const refused = await stage.write('sysop|hello', { zh: '您好', en: '<b>{name}</b>' })
  expect(refused).toMatchObject({ status: 400, error: 'textValueMissing' })
  expect(refused.body).toMatchObject({
    fields: [
      { field: 'zh', msg: '缺少变量 name，请用花括号写入' },
      { field: 'en', msg: expect.stringContaining('<b>') },
    ],
  })
  expect((await stage.write('problem|forbidden', { en: '{x}' })).error).toBe('textValueUnknown')
  expect((await stage.write('sign-in|title', { en: 'x'.repeat(1001) })).body).toMatchObject({
    fields: [{ field: 'en' }],
  })
  expect((await stage.write('sign-in|title', { en: 'a\u202Eb' })).body).toMatchObject({ fields: [{ field: 'en' }] })
  expect((await stage.state()).drafts).toBe(0)
})

test('of two operators who write the same text, or publish the same drafts, one is told that it has changed', async () => {
  const { version } = await stage.operator.call('getText', { id: 'sign-in|title' })
  const writing = ['One', 'Two'].map((en) => stage.operator.tryCall('updateText', { id: 'sign-in|title', version, en }))
  const written = (await Promise.all(writing)).map(({ error }) => error)
  expect(written.filter((error) => error === null)).toHaveLength(1)
  expect(written).toContain('versionConflict')
  const seen = await stage.state()
  const publishing = ['One', 'Two'].map((note) =>
    stage.operator.tryCall('publishTexts', { revision: seen.revision, draftVersion: seen.draftVersion, note }),
  )
  const errors = (await Promise.all(publishing)).map(({ error }) => error)
  expect(errors.filter((error) => error === null)).toHaveLength(1)
  expect(errors).toContain('versionConflict')
  expect((await stage.state()).revision).toBe(seen.revision + 1)
})

test('drafts that changed after they were looked at are not published', async () => {
  await stage.write('sign-in|title', { en: 'One' })
  const seen = await stage.state()
  await stage.write('sign-in|title', { en: 'Two' })
  const answer = await stage.operator.tryCall('publishTexts', {
    revision: seen.revision,
    draftVersion: seen.draftVersion,
  })
  expect(answer.error).toBe('versionConflict')
  expect((await stage.told('en-US'))['sign-in|title']).toBeUndefined()
})

test('an earlier revision comes back as the next one, and the differences are told', async () => {
  const one = (await stage.published('sign-in|title', { en: 'One' })).revision
  const two = (await stage.published('sign-in|title', { en: 'Two', zh: '二' })).revision
  expect(await stage.operator.call('compareTexts', { from: one, to: two })).toEqual({
    total: 2,
    list: [
      { id: 'sign-in|title', lang: 'zh-CN', before: null, after: '二', shipped: '登录' },
      { id: 'sign-in|title', lang: 'en-US', before: 'One', after: 'Two', shipped: 'Sign in' },
    ],
  })
  const { revision } = await stage.operator.call('restoreTexts', { revision: two, to: one })
  expect(await stage.told('en-US')).toMatchObject({ 'sign-in|title': 'One' })
  expect((await stage.told('zh-CN'))['sign-in|title']).toBeUndefined()
  expect((await stage.operator.call('listTextRevisions', {})).list[0]).toMatchObject({
    revision,
    restores: one,
    changes: 2,
  })
  expect((await stage.operator.tryCall('restoreTexts', { revision, to: one })).error).toBe('noTextChanges')
  // The same again is answered as at first; for another reason it is another act.
  expect(await stage.operator.call('restoreTexts', { revision: two, to: one })).toEqual({ revision })
  const late = { revision: two, to: one, note: '退回' }
  expect((await stage.operator.tryCall('restoreTexts', late)).error).toBe('versionConflict')
})

test('open portals hear of it at once, and of nothing while it is a draft', async () => {
  const member = await stage.server.given.signedIn()
  const live = await listenLive(stage.server.url, member)
  await live.ready()
  await stage.published('sign-in|title', { en: 'Log in' })
  await until(() => live.events().some((event) => JSON.stringify(event).includes('"words"')))
  await live.leave()
})

test('another release: what was shipped differently is shown, and what does not fit any more is not said', async () => {
  await stage.published('sysop|hello', { en: 'Hi {name}' })
  const release = async (en: string, version: string) => {
    await writeWords(stage.portal.folder, { ...words, 'en-US': { ...words['en-US'], 'sysop|hello': en } })
    await writePortal(stage.portal.folder, { version })
  }
  const found = async (state: 'shippedChanged' | 'unfit') =>
    (await stage.operator.call('listTexts', { state })).list.map(({ id }) => id)
  await release('Good day {name}', '1.0.2')
  await until(async () => (await found('shippedChanged')).includes('sysop|hello'))
  expect(await stage.told('en-US')).toMatchObject({ 'sysop|hello': 'Hi {name}' })
  expect((await stage.operator.call('getText', { id: 'sysop|hello' })).en).toMatchObject({
    shippedBefore: 'Hello {name}',
  })
  await release('Good day {person}', '1.0.3')
  await until(async () => (await found('unfit')).includes('sysop|hello'))
  expect((await stage.told('en-US'))['sysop|hello']).toBeUndefined()
  await release('Hello {name}', '1.0.4')
  await until(async () => (await found('unfit')).length === 0)
})

test('texts are found by what is to be known of them', async () => {
  const ids = async (input: object) => (await stage.operator.call('listTexts', input)).list.map(({ id }) => id)
  expect(await ids({ state: 'missing' })).toEqual(['sysop|onlyZh'])
  await stage.write('sysop|onlyZh', { en: 'Only Chinese' })
  expect(await ids({ state: 'missing' })).toEqual([])
  expect(await ids({ state: 'draft' })).toEqual(['sysop|onlyZh'])
  expect(await ids({ state: 'oneLanguage' })).toEqual(['sysop|onlyZh'])
  const { draftVersion } = await stage.state()
  await stage.operator.call('discardTexts', { draftVersion })
  expect(await ids({ state: 'draft' })).toEqual([])
  expect((await stage.operator.tryCall('discardTexts', { draftVersion })).error).toBeNull()
  const older = { draftVersion: draftVersion - 1 }
  expect((await stage.operator.tryCall('discardTexts', older)).error).toBe('versionConflict')
})
