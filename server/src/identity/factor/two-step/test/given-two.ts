import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { insertMembership } from '../../../people/membership/queries.ts'
import { upsertTwoStepSetting } from '../../../../enterprise/access/two-step-policy/queries.ts'

type Policy = {
  open: boolean
  apply_to: 'all' | 'admins'
  effective_time: Date | null
  trust_device_days: number
  methods: ('totp' | 'webauthn' | 'sms')[]
}

/** A second factor from every member, at once, and from every device. */
const forced: Policy = {
  open: true,
  apply_to: 'all',
  effective_time: null,
  trust_device_days: 0,
  methods: ['totp', 'webauthn', 'sms'],
}

/** The policy of an enterprise, put there before its people sign in. */
export function givePolicy(server: TestServer, entId: string, change: Partial<Policy>) {
  return server.services.tx(platform, (db) => upsertTwoStepSetting(db, entId, { ...forced, ...change }))
}

/** An administrator of two enterprises, not signed in: one asks as said, the other for nothing. */
export async function administratorOfTwo(server: TestServer, policy: Partial<Policy>) {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  await givePolicy(server, home.id, policy)
  const person = await server.given.person({ enterprise: home, userType: UserType.administrator })
  await join(server, { entId: other.id, userId: person.id })
  return { home, other, person }
}

function join(server: TestServer, { entId, userId }: { entId: string; userId: string }) {
  return server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: entId, user_id: userId, user_type: UserType.administrator }),
  )
}
