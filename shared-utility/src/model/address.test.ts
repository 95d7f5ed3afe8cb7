import { withoutQuery, withQuery } from './address.ts'

test('a value is escaped on its way into a query, and left out when there is none', () => {
  expect(withQuery('/a', 'url', '/b?c=1&d=王')).toBe('/a?url=%2Fb%3Fc%3D1%26d%3D%E7%8E%8B')
  expect(withQuery('/a', 'url', undefined)).toBe('/a')
})

test.each([
  ['/a?b=1&token=x&c=2#d', '/a?b=1&c=2#d'],
  ['/a?token=x', '/a'],
  ['/a?token=x&token=y#d', '/a#d'],
  ['/a?t%6Fken=x&b', '/a?b'],
  ['/a?atoken=1&tokens=2', '/a?atoken=1&tokens=2'],
  ['/a?b=%zz&%zz=1&token=', '/a?b=%zz&%zz=1'],
  ['/a#?token=x', '/a#?token=x'],
  ['/a?b=/c?token=x', '/a?b=/c?token=x'],
  ['/a', '/a'],
])('without its token %s is %s', (url, expected) => {
  expect(withoutQuery(url, 'token')).toBe(expected)
})
