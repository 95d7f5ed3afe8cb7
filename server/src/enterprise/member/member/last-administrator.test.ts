import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { administrator: administratorType, member } = UserType

function inPlatform<T>(work: (db: Db) => Promise<T>) {
  return server.services.tx(platform, work)
}

test('U04: nobody acts on themself, on the owner, or without confirming who they are', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await administratorOf(enterprise)
  const owner = await server.given.person({ userType: administratorType, enterprise })
  await inPlatform((db) =>
    db.updateTable('membership').set({ is_owner: true }).where('user_id', '=', owner.id).execute(),
  )
  for (const userId of [owner.id, administrator.person.id]) {
    const answers = await Promise.all([
      administrator.tryCall('resetMemberPassword', { userId }),
      administrator.tryCall('updateMember', { userId, status: 'suspended' }),
      administrator.tryCall('updateMember', { userId, userType: member }),
      administrator.tryCall('removeMember', { userId }),
    ])
    expect(answers.map(({ error }) => error)).toEqual(Array(4).fill('memberMustStay'))
  }
  const unconfirmed = await server.given.signIn(administrator.person)
  expect((await unconfirmed.tryCall('resetMemberPassword', { userId: owner.id })).error).toBe('stepUpRequired')
})

type Ending = [what: string, change: { status: 'suspended' } | { userType: 0 } | null]
const endings: Ending[] = [
  ['suspend', { status: 'suspended' }],
  ['demote', { userType: member }],
  ['remove', null],
]

test.each(endings)('U04: of two administrators who %s each other at once, one remains', async (_what, change) => {
  const enterprise = await server.given.enterprise()
  for (let round = 0; round < 6; round += 1) {
    const pair = [await administratorOf(enterprise), await administratorOf(enterprise)]
    const answers = await Promise.all(
      pair.map((own, at) => {
        const userId = pair[1 - at]?.person.id ?? ''
        return change === null
          ? own.tryCall('removeMember', { userId })
          : own.tryCall('updateMember', { userId, ...change })
      }),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const left = await inPlatform((db) =>
      db
        .selectFrom('membership')
        .select('user_id')
        .where('ent_id', '=', enterprise.id)
        .where('user_type', '=', administratorType)
        .where('status', '=', 'active')
        .execute(),
    )
    expect(left).toHaveLength(1)
    // The next round has two of its own.
    await inPlatform((db) => db.deleteFrom('membership').where('ent_id', '=', enterprise.id).execute())
  }
})

async function administratorOf(enterprise: { id: string }) {
  const one = await server.given.signedIn({ userType: administratorType, enterprise })
  await server.given.confirm(one)
  return one
}
