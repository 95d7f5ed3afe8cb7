import { UserType } from '../contract/foundation/user-type.ts'
import { fakeServer, success } from '../call/fake-server.ts'
import { atriumStore } from '../page/store.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { languageReady, setLang, startLanguage, storedLang } from './language.ts'
import { setPortal } from './navigation.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'

const signedIn = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.administrator,
} as const
let server: ReturnType<typeof fakeServer>
const dictionary = { code: 200, data: { 'en-US': { 'route./': 'Home' }, version: 'v2' } }

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'lang=; max-age=0; path=/'
  atriumStore.set(dictionaryAtom, {})
  atriumStore.set(sessionAtom, null)
  server = fakeServer('/', { body: dictionary })
})
afterEach(() => server.restore())

test('switching the language stores the choice and reloads the page', async () => {
  const reload = jest.fn()
  await setLang('en-US', reload)
  expect(document.cookie).toContain('lang=en-US')
  expect(localStorage.getItem('atrium.lang')).toBe('en-US')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([true, false])('unsaved work is asked about before the language is switched: %s', async (isAllowed) => {
  const remove = setPortal({ navigate: async () => undefined, mayLoadAnew: async () => isAllowed })
  const reload = jest.fn()
  await setLang('en-US', reload)
  remove()
  expect(reload).toHaveBeenCalledTimes(isAllowed ? 1 : 0)
  expect(document.cookie.includes('lang=en-US')).toBe(isAllowed)
})

test('the language of a signed-in person is stored with the person, before the page is loaded anew', async () => {
  atriumStore.set(sessionAtom, signedIn)
  server.restore()
  server = fakeServer('/', success({}))
  await setLang('en-US', () => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ method: 'PUT', body: 'lang=en-US' })
  expect(server.sent[0]?.url.pathname).toBe('/sapi/user/account/language')
})

test.each([401, 500, 503])(
  'a server that answers %i to that does not keep the language from being switched',
  async (status) => {
    atriumStore.set(sessionAtom, signedIn)
    server.restore()
    server = fakeServer('/', { status })
    const reload = jest.fn()
    await setLang('en-US', reload)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(document.cookie).toContain('lang=en-US')
    expect(server.visited).toEqual([])
  },
)

test('without a choice the language is zh-CN', () => {
  expect(storedLang()).toBe('zh-CN')
})

test('an unknown stored language is no choice', () => {
  document.cookie = 'lang=tlh; path=/'
  localStorage.setItem('atrium.lang', 'en-US')
  expect(storedLang()).toBe('en-US')
})

test('the dictionary is loaded for the language of the page', async () => {
  await startLanguage({ lang: 'en-US' })
  expect(server.sent[0]?.url.search).toBe('?lang=en-US')
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Home' })
  expect(atriumStore.get(langAtom)).toBe('en-US')
  expect(document.documentElement.lang).toBe('en-US')
  await expect(languageReady()).resolves.toBeUndefined()
})

test('a kept dictionary of the same version saves the request, another version does not', async () => {
  await startLanguage({ lang: 'en-US' })
  atriumStore.set(dictionaryAtom, {})
  await startLanguage({ lang: 'en-US', version: 'v2' })
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Home' })
  expect(server.sent).toHaveLength(1)
  await startLanguage({ lang: 'en-US', version: 'v3' })
  expect(server.sent).toHaveLength(2)
})

test('words that the page brought along need no request', async () => {
  await startLanguage({ lang: 'en-US', words: { 'route./': 'Start' } })
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Start' })
  expect(server.sent).toEqual([])
})

test.each([401, 500, 503])('a language that fails to load with %i is silent', async (status) => {
  server.restore()
  server = fakeServer('/', { status })
  await expect(startLanguage({ lang: 'en-US' })).resolves.toBeUndefined()
  expect(server.visited).toEqual([])
})

test('when the language fails to load, an older kept dictionary is used', async () => {
  await startLanguage({ lang: 'en-US' })
  atriumStore.set(dictionaryAtom, {})
  server.restore()
  server = fakeServer('/', { status: 500 })
  await startLanguage({ lang: 'en-US', version: 'v9' })
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Home' })
})

test('a damaged kept dictionary is loaded anew', async () => {
  localStorage.setItem('atrium.dictionary.en-US', '{"version":')
  await startLanguage({ lang: 'en-US', version: 'v2' })
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Home' })
})
