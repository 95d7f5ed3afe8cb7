import type { SignInRow } from '@atrium/shared-utility/contract'

/** A person who mistyped their password. */
export const refusedSignIn: SignInRow = {
  id: 'a1',
  at: '2026-03-05T08:00:09.000Z',
  result: 'denied',
  userid: 'u1',
  name: '李华',
  loginId: 'li.hua',
  entid: null,
  entName: null,
  method: 'pwd',
  reason: 'wrongPassword',
  ip: '203.0.113.7',
  browser: 'Firefox',
  system: 'macOS',
  userAgent: 'Mozilla/5.0',
}
