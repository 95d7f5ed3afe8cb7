import { sha256Start } from './sha256.ts'

// The first two are examples of FIPS 180-4; the others were made with OpenSSL.
test.each([
  ['', 0xe3b0c442],
  ['abc', 0xba7816bf],
  ['AAAAAAAAAAAAAAAAAAAAAAAA:2147483647', 0x1eecafe6],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 0xd5e28568],
])('the SHA-256 of “%s” begins as the standard says', (text, start) => {
  expect(sha256Start(text)).toBe(start)
})
