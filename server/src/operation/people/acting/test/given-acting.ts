import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import { runSql } from '../../../../test/cluster.ts'
import type { TestServer } from '../../../../test/test-server.ts'

export const reason = 'Ticket 4711: the list of members stays empty'

/** A root operator who has just confirmed who they are. */
export async function rootOperator(server: TestServer) {
  const browser = await server.given.signedIn({ userType: UserType.operator })
  await runSql(server.address, `update user_account set is_root = true where id = '${browser.person.id}'`)
  await server.given.confirm(browser)
  return browser
}

type Member = { userType?: UserType; enterprise?: { id: string } }

/** A person who works in an enterprise, and is not signed in anywhere. */
export async function member(server: TestServer, of: Member = {}) {
  const enterprise = of.enterprise ?? (await server.given.enterprise())
  const person = await server.given.person({ userType: of.userType ?? UserType.member, enterprise })
  return { ...person, entid: enterprise.id }
}

/** An operator's browser, in which they act as this person. */
export async function actingAs(server: TestServer, person: { id: string; entid: string }) {
  const browser = await rootOperator(server)
  await browser.call('beginActing', { userid: person.id, entid: person.entid, reason })
  return browser
}

/** The same, once they may change things. */
export async function changingAs(server: TestServer, person: { id: string; entid: string }) {
  const browser = await actingAs(server, person)
  await server.given.confirm(browser)
  await browser.call('allowActingChanges', {})
  return browser
}

/** The person whom the server takes this browser for. */
export async function whoIs(browser: Client) {
  const { userId, acting } = await browser.call('getLoginStatus', {})
  return { userId: userId ?? null, isActing: acting !== undefined }
}

type Row = { ent_id: string | null; actor_id: string | null; action: string; diff: Record<string, unknown> | null }

/** The records of these acts in the log, in the order in which they were written. */
export async function logOf(server: TestServer, actions: readonly string[], since: Date): Promise<Row[]> {
  const rows = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['ent_id', 'actor_id', 'action', 'diff'])
      .where('action', 'in', actions)
      .where('at', '>=', since)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  return rows.map((row) => ({ ...row, diff: row.diff as Row['diff'] })) // A column of JSON, of which the log writes objects alone.
}
