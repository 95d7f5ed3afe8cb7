import { expect, test } from '@jest/globals'
import { codeAt, matchingStep, newSeed, stepOf, totpUri } from './totp.ts'

/** The SHA-1 secret of RFC 6238, appendix B, in base32. */
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// RFC 6238 prints eight digits; six are the last six of them.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(seed, stepOf(new Date(seconds * 1000)))).toBe(code)
})

test('F14: a clock may be half a minute off, and no more', () => {
  const now = new Date('2030-01-01T00:00:10Z')
  const step = stepOf(now)
  for (const near of [step - 1, step, step + 1]) expect(matchingStep(seed, codeAt(seed, near), now)).toBe(near)
  for (const far of [step - 2, step + 2]) expect(matchingStep(seed, codeAt(seed, far), now)).toBeNull()
})

test('what is no code of six digits matches nothing', () => {
  for (const code of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(seed, code, new Date())).toBeNull()
})

test('every secret is new, of 160 bits, and named in the address that apps read', () => {
  const [one, other] = [newSeed(), newSeed()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  expect(totpUri(one, 'a b@c')).toBe(
    `otpauth://totp/Atrium:a%20b%40c?secret=${one}&issuer=Atrium&algorithm=SHA1&digits=6&period=30`,
  )
})
