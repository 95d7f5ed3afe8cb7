import { platform } from '../../../../foundation/db/scope.ts'
import type { TestServer } from '../../../../test/test-server.ts'

// The numbers begin after that of the demo's member.
let last = 43

/** A number that no account has: of the range kept for films. */
export function newPhone() {
  last += 1
  return `+1202555${String(100 + last).padStart(4, '0')}`
}

/** A person whose telephone was proven before. */
export async function personWithPhone(server: TestServer, as: Parameters<TestServer['given']['person']>[0] = {}) {
  const person = await server.given.person(as)
  const phone = newPhone()
  await server.services.tx(platform, (db) =>
    db
      .updateTable('user_account')
      .set({ phone, phone_e164: phone, phone_verified_at: new Date() })
      .where('id', '=', person.id)
      .execute(),
  )
  return { ...person, phone }
}
