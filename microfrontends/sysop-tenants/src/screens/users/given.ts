import { type UserRow, UserType } from '@atrium/shared-utility/contract'

/** A person as the server lists them; a test names only what it is about. */
export function aUser(facts: Partial<UserRow> = {}): UserRow {
  return {
    userid: 'u1',
    loginId: 'li.hua',
    name: '李华',
    userType: UserType.administrator,
    entid: 'acme1',
    entName: 'Acme',
    membership: 'active',
    isRoot: false,
    online: true,
    status: 'active',
    lastLoginAt: '2026-03-05T08:00:00.000Z',
    lastIp: '203.0.113.7',
    createdAt: '2026-03-01T08:00:00.000Z',
    version: 3,
    ...facts,
  }
}
