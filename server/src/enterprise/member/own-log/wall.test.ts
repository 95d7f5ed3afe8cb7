import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { enterprise, administrator }
}

test('an enterprise sees refused sign-ins of a person since they have left the other one, and none from before', async () => {
  const [here, there] = [await stage(), await stage()]
  const { id, loginId } = await server.given.person({ enterprise: here.enterprise })
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: there.enterprise.id, user_id: id, user_type: UserType.member }),
  )
  const isRefused = () => server.client().tryCall('signIn', { loginId, password: 'wrong' })
  const shown = async () => (await here.administrator.call('listMemberSignIns', { person: id })).total
  await isRefused()
  const other = `user_id = '${id}' and ent_id = '${there.enterprise.id}'`
  await runSql(server.address, `update membership set status = 'left', left_at = clock_timestamp() where ${other}`)
  expect(await shown()).toBe(0)
  await isRefused()
  expect(await shown()).toBe(1)
})

test('the log is filtered by one target in the table itself, and not by a person of whom the enterprise is not told', async () => {
  const [{ enterprise, administrator }, elsewhere] = [await stage(), await stage()]
  const { id: stranger } = elsewhere.administrator.person
  await administrator.call('addInvitation', { purpose: '春季招聘' })
  const { list } = await administrator.call('listOwnAudit', { action: 'addInvitation' })
  const [target = ''] = list.map(({ targetId }) => targetId)
  await server.services.tx(platform, async (db) => {
    const row = { ent_id: enterprise.id, target_kind: 'user' as const, target_id: stranger, result: 'ok' as const }
    await db
      .insertInto('audit_log')
      .values({ ...row, id: newId(), action: 'addMember' })
      .execute()
  })
  const found = async (of: string) =>
    (await administrator.call('listOwnAudit', { target: of })).list.map(({ action }) => action)
  expect(await found(target)).toEqual(['addInvitation'])
  expect(await found(stranger)).toEqual([])
  expect(await found('unknown')).toEqual(['addMember'])
  const about = { as: 'tenant', entId: enterprise.id, userId: administrator.person.id } as const
  const plan = await server.services.tx(about, (db) =>
    sql`explain select id from audit_of_enterprise a where a.id = any (array(select atrium_audit_about(${target})))`.execute(
      db,
    ),
  )
  // At the table itself, where an index of many rows has it, and not above the view.
  expect(JSON.stringify(plan.rows)).toMatch(/(Index Cond|Filter): \(id = ANY/)
})

test('the rows about one target are told to an active administrator of the enterprise alone', async () => {
  const { enterprise, administrator } = await stage()
  const member = await server.given.signedIn({ enterprise })
  const elsewhere = await stage()
  const { id } = administrator.person
  const rowsFor = (entId: string, userId: string | null) =>
    server.services.tx({ as: 'tenant', entId, userId }, async (db) => {
      const { rows } = await sql`select atrium_audit_about(${id})`.execute(db)
      return rows.length > 0
    })
  const seen = [
    await rowsFor(enterprise.id, id),
    await rowsFor(enterprise.id, member.person.id),
    await rowsFor(enterprise.id, null),
    await rowsFor(elsewhere.enterprise.id, elsewhere.administrator.person.id),
  ]
  expect(seen).toEqual([true, false, false, false])
})
