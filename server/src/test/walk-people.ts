import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../foundation/db/scope.ts'
import { insertMembership } from '../identity/people/membership/queries.ts'
import { makeLink } from '../identity/factor/security-token/test/given.ts'
import type { Vouching } from '../identity/session/test/given-limited.ts'
import { actingAs } from '../operation/people/acting/test/given-acting.ts'
import { runSql } from './cluster.ts'

export async function vouchedAdministrator(world: Vouching) {
  const all = await world.vouched()
  await world.server.services.tx(platform, (db) =>
    db
      .updateTable('membership')
      .set({ user_type: UserType.administrator })
      .where('user_id', '=', all.person.id)
      .execute(),
  )
  return all
}

export function spacesOf({ home, other }: { home: { id: string }; other: { id: string } }) {
  return { own: home.id, other: other.id }
}

export async function administrator({ server }: Vouching) {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const browser = await server.given.signedIn({ userType: UserType.administrator, enterprise: home })
  const userId = browser.person.id
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.administrator }),
  )
  return { browser, userId, spaces: spacesOf({ home, other }) }
}

/** Another device, which looks by a link. */
export async function readingDevice({ server }: Vouching) {
  const { headers, person, entId } = await makeLink(server)
  const other = await server.given.enterprise()
  await server.services.tx(platform, async (db) => {
    await insertMembership(db, { ent_id: other.id, user_id: person.id, user_type: UserType.administrator })
    await db
      .updateTable('membership')
      .set({ user_type: UserType.administrator })
      .where('user_id', '=', person.id)
      .execute()
  })
  const browser = server.client()
  await browser.call('getHomeLink', {}, { headers })
  return { browser, headers, userId: person.id, spaces: { own: entId, other: other.id } }
}

/** An operator who acts as an administrator of two enterprises, in the first. */
export async function acting(world: Vouching) {
  const { userId, spaces } = await administrator(world)
  const browser = await actingAs(world.server, { id: userId, entid: spaces.own })
  return { browser, userId, spaces }
}

export function forceTwoStep({ server }: Vouching, entId: string) {
  return runSql(
    server.address,
    `insert into two_step_setting (ent_id, open, apply_to) values ('${entId}', true, 'all')`,
  )
}

type GoingOn = { mayChange: boolean | undefined; world: Vouching }

/** What was ended by a call goes on. */
export async function goOnActing(userId: string, { mayChange = false, world }: GoingOn) {
  const [of, until] = [`user_id = '${userId}'`, `now() + interval '1 hour'`]
  await runSql(
    world.server.address,
    `update acting set ended_at = null, until = ${until}, may_change = ${mayChange} where ${of}`,
  )
  await runSql(
    world.server.address,
    `update session set ended_at = null, end_reason = null, idle_until = ${until}, abs_until = ${until}
       where ${of} and acting_id is not null`,
  )
}
