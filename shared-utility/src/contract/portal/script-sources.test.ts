import { scriptSources } from './script-sources.ts'

test('a page allows its text, the portal’s own files, and what it names', () => {
  expect(scriptSources({ text: 'abc=' })).toBe("script-src 'self' 'sha256-abc='")
  const named = ['https://provider.test/sdk.js', 'http://127.0.0.1:5199/key/']
  expect(scriptSources({ text: 'abc=', named })).toBe(
    "script-src 'self' 'sha256-abc=' https://provider.test/sdk.js http://127.0.0.1:5199/key/",
  )
})

test('a page without a script allows none', () => {
  expect(scriptSources({ text: null })).toBe("script-src 'none'")
})

test('an address ends no policy and begins no other', () => {
  const named = ["https://provider.test/a;b,c 'unsafe-inline'.js?v=1;2#x"]
  expect(scriptSources({ text: 'abc=', named })).toBe(
    "script-src 'self' 'sha256-abc=' https://provider.test/a%3Bb%2Cc%20'unsafe-inline'.js",
  )
})
