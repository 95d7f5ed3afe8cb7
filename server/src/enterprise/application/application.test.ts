import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test('S35: ids of another enterprise are left out', async () => {
  const [mine, theirs] = await Promise.all([
    server.given.signIn({ loginId: 'member' }),
    server.given.signIn({ loginId: 'member2' }),
  ])
  const [own] = await mine.call('listApplications', {})
  const [foreign] = await theirs.call('listApplications', {})
  const ids = [own?.id ?? '', foreign?.id ?? '']
  expect(await mine.call('listApplications', { ids })).toEqual([own])
  await mine.call('updateCommonApplications', { ids: ids.toReversed() })
  expect(await mine.call('listCommonApplications', {})).toMatchObject([{ id: own?.id, sort: 0 }])
})

test('pinned applications keep the order given, and are one person’s own', async () => {
  const [one, other] = await Promise.all([
    server.given.signIn({ loginId: 'developer' }),
    server.given.signIn({ loginId: 'partner' }),
  ])
  const ids = (await one.call('listApplications', {})).map(({ id }) => id).toReversed()
  await one.call('updateCommonApplications', { ids })
  expect((await one.call('listCommonApplications', {})).map(({ id }) => id)).toEqual(ids)
  expect(await other.call('listCommonApplications', {})).toEqual([])
  await one.call('updateCommonApplications', { ids: [] })
  expect(await one.call('listCommonApplications', {})).toEqual([])
})

test('names are in the language of the person', async () => {
  const person = await server.given.signIn({ loginId: 'member' })
  const namesIn = async (language: string) =>
    (await person.call('listApplications', {}, { headers: { 'accept-language': language } })).map(({ name }) => name)
  expect(await namesIn('zh-CN')).toContain('企业主页')
  expect(await namesIn('en-US')).toContain('Enterprise home')
})
