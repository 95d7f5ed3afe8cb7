import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function member() {
  const enterprise = await server.given.enterprise()
  return { enterprise, person: await server.given.signedIn({ enterprise }) }
}

const messages = '/user/workbench/messages'

test('a person who has chosen nothing has the preferences of each device, and may begin on the pages of their navigation', async () => {
  const { person } = await member()
  const { startPages, ...config } = await person.call('getPersonConfig', {})
  expect(config).toEqual({ theme: null, lang: null, pageSize: null, startPage: null, hidesReading: false })
  expect(startPages).toContainEqual({ path: messages, name: '消息' })
  expect(startPages.map(({ path }) => path)).not.toContain('/enterprise/members')
  expect(await person.call('getLoginStatus', {})).not.toHaveProperty('theme')
})

test('what is chosen holds on every device of its person, and for no other person', async () => {
  const { person, enterprise } = await member()
  const colleague = await server.given.signedIn({ enterprise })
  await person.call('updatePersonConfig', { theme: 'dark', pageSize: 50 })
  await person.call('updatePersonConfig', { lang: 'en-US' })
  const elsewhere = await server.given.signIn(person.person)
  expect(await elsewhere.call('getLoginStatus', {})).toMatchObject({ theme: 'dark', pageSize: 50 })
  const config = await elsewhere.call('getPersonConfig', {})
  expect(config).toMatchObject({ theme: 'dark', pageSize: 50, lang: 'en-US', startPage: null })
  expect(await colleague.call('getPersonConfig', {})).toMatchObject({ theme: null, pageSize: null })
})

test('what a person folds in the navigation stays folded on their other devices', async () => {
  const { person } = await member()
  expect(await person.call('getLoginStatus', {})).not.toHaveProperty('folded')
  await person.call('updatePersonConfig', { folded: 'system /sysop/security' })
  const elsewhere = await server.given.signIn(person.person)
  expect(await elsewhere.call('getLoginStatus', {})).toMatchObject({ folded: 'system /sysop/security' })
  await elsewhere.call('updatePersonConfig', { folded: '' })
  expect(await person.call('getLoginStatus', {})).toMatchObject({ folded: '' })
})

test('a person lands on the page that they have chosen, in their enterprise, until they take it back', async () => {
  const { person, enterprise } = await member()
  const lands = async () => (await person.call('getLoginStatus', {})).loginHomepage
  await person.call('updatePersonConfig', { startPage: messages })
  expect(await lands()).toBe(`/space-${enterprise.id}${messages}`)
  const again = server.client()
  const { session } = await again.call('signIn', { loginId: person.person.loginId, password })
  expect(session?.loginHomepage).toBe(`/space-${enterprise.id}${messages}`)
  await person.call('updatePersonConfig', { startPage: null })
  expect(await lands()).toBe(`/space-${enterprise.id}/user/workbench`)
})

test('a page that a person may not open is none to begin on, and one that is hidden later is left out', async () => {
  const { person, enterprise } = await member()
  for (const startPage of ['/enterprise/members', '/made/up', '//example.com/', 'https://example.com/']) {
    const refused = await person.tryCall('updatePersonConfig', { startPage })
    expect([startPage, refused.error]).toEqual([startPage, 'startPageNotOffered'])
  }
  await person.call('updatePersonConfig', { startPage: messages })
  const operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  const hide = async (hidden: string[]) => {
    const { version } = (await operator.call('getPlatformSettings', {})).navigation
    await operator.call('updateNavigationSetting', { hidden, version })
    await server.services.settings.refresh()
  }
  await hide([`member:${messages}`])
  expect((await person.call('getLoginStatus', {})).loginHomepage).toBe(`/space-${enterprise.id}/user/workbench`)
  await hide([])
})

test('an operator lands among the enterprises whatever is stored, and is offered no page', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.services.tx(platform, (db) =>
    db.insertInto('person_config').values({ user_id: operator.person.id, start_page: messages }).execute(),
  )
  expect((await operator.call('getPersonConfig', {})).startPages).toEqual([])
  expect((await operator.call('getLoginStatus', {})).loginHomepage).toBe('/sysop/enterprise')
})

test('only themes and lengths of lists that there are are kept', async () => {
  const { person } = await member()
  for (const odd of [{ theme: 'pink' as 'dark' }, { pageSize: 13 }, { lang: 'tlh' as 'en-US' }])
    expect((await person.tryCall('updatePersonConfig', odd)).error).toBe('invalidInput')
})
