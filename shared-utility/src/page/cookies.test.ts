import { clearBindCookies, keepBindCookies, readBindCookies } from './bind-cookies.ts'
import { keepLanguageCookie, readCookie } from './cookies.ts'

const bind = { type: 'dingtalk', openid: '0123', nickname: '王 芳; a=b', appUserId: 'u1' }
const written: string[] = []

beforeEach(() => {
  written.length = 0
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar?.get?.call(document),
    set: (text: string) => {
      written.push(text)
      jar?.set?.call(document, text)
    },
  })
})

afterEach(() => {
  clearBindCookies()
  Reflect.deleteProperty(document, 'cookie')
})

test('bind cookies last 7 days when persistent', () => {
  keepBindCookies(bind, { persistent: true })
  expect(written).toHaveLength(4)
  for (const cookie of written) expect(cookie).toContain('Max-Age=604800')
})

test('bind cookies end with the browser when not persistent', () => {
  keepBindCookies(bind, { persistent: false })
  for (const cookie of written) expect(cookie).not.toMatch(/max-age|expires/i)
})

test('bind facts come back as they were, and are gone when cleared', () => {
  keepBindCookies(bind, { persistent: true })
  expect(readBindCookies()).toEqual(bind)
  clearBindCookies()
  expect(readBindCookies()).toBe(null)
})

test('a token of digits stays text', () => {
  document.cookie = 'csrf=0012345; path=/'
  expect(readCookie('csrf')).toBe('0012345')
})

test('the language is kept for a year on the whole portal', () => {
  keepLanguageCookie('en-US')
  expect(readCookie('lang')).toBe('en-US')
  expect(written[0]).toContain('Path=/')
  expect(written[0]).toContain('Max-Age=31536000')
})
