test('where cookies are denied none are there, and nothing fails (R6)', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  const { keepLanguageCookie, readCookie } = await import('./cookies.ts')
  keepLanguageCookie('en-US')
  expect(readCookie('lang')).toBeNull()
})
