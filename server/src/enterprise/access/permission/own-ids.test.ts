import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { inputFieldsOf } from '../../../test/input-fields.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { given, rules } from './test/own-id-rules.ts'

const { one, two } = demoEnterprises
let server: TestServer
let administrator: Client
let stranger: string

beforeAll(async () => {
  server = await startTestServer()
  administrator = await server.given.signIn({ loginId: 'admin' })
  await administrator.call('verifyPassword', { op: 'verify', password })
  stranger = (await server.given.person()).id
  await runSql(
    server.address,
    `insert into role (ent_id, id, module, code, name, name_en) values
      ('${one.id}', 'own', 'system', 'own', '自己的', 'Own'), ('${two.id}', 'foreign', 'system', 'foreign', '别人的', 'Foreign');
     insert into department (ent_id, id, name) values ('${one.id}', 'known', 'Known'), ('${two.id}', 'foreign', 'Foreign');
     insert into application (ent_id, id, name, url, kind) values ('${one.id}', 'known', 'Known', '/app/known', 'built');
     insert into app_resource (ent_id, app_id, uid, kind, body, made_at, updated_at, updated_by)
       values ('${one.id}', 'known', 'own', 'role', '{"key": "own", "label": "Own", "labelEn": "", "entities": []}', now(), now(), '')`,
  )
  const { rows } = await runSql(server.address, `select id from user_account where login_id = 'admin'`)
  given.ownId = String(rows[0]?.id)
  const colleague = await runSql(server.address, `select id from user_account where login_id = 'member'`)
  const group = { name: 'Known', userIds: [String(colleague.rows[0]?.id)] }
  given.groupId = (await administrator.call('addGroup', group)).conversationId
})
afterAll(() => server.close())

/** Fields that name a role, a department, or within an enterprise a person or an application. */
const ofRoles = /(role|department)Ids?$/i
const ofPeople = /(user|member|application)Ids?$/i
const named = Object.entries(calls).flatMap(([name, call]: [string, Call]) =>
  inputFieldsOf(call)
    .map((path) => path.filter((part) => part !== '0').join('.'))
    .filter((field) => ofRoles.test(field) || (call.space !== 'none' && ofPeople.test(field)))
    .map((field) => `${name}.${field}`),
)

test('S35: every field of the contract that names a role, a department or a person has a rule here', () => {
  expect(named.toSorted()).toEqual(Object.keys(rules).toSorted())
})

test.each(Object.entries(rules))('S35: %s takes ids of the own enterprise only', async (place, { refusal, input }) => {
  const [name = '', field = ''] = place.split('.')
  await runSql(server.address, knownConnector)
  const before = await stored()
  for (const id of [ofRoles.test(field) ? 'foreign' : stranger, 'madeup']) {
    const answer = await administrator.tryCall(nameOf(name), input(id))
    expect(answer).toMatchObject({ error: refusal })
    expect([400, 404]).toContain(answer.status)
    expect(fieldsOf(answer.body)).toEqual(refusal === 'roleNotFound' ? [field] : [])
  }
  expect(await stored()).toEqual(before)
})

test.each(Object.entries(rules).filter(([, { refusal }]) => refusal === 'roleNotFound'))(
  '%s takes a role of the own enterprise',
  async (place, { input }) => {
    await runSql(server.address, knownConnector)
    expect(await administrator.tryCall(nameOf(place.split('.')[0] ?? ''), input('own'))).toMatchObject({ status: 200 })
  },
)

test.each([
  `update two_step_setting set role_ids = array['foreign']`,
  `insert into invitation (ent_id, id, code_mac, purpose, user_type, quota, expires_at, role_ids)
    values ('${one.id}', 'i', 'm', 'x', 0, 1, now(), array['foreign'])`,
  `insert into connector (ent_id, id, name, issuer, client_id, client_secret, joining_role_ids)
    values ('${one.id}', 'c', 'x', 'x', 'x', 'x', array['madeup'])`,
])('T18: past the handlers the database refuses it too: %s', async (statement) => {
  const scope = { as: 'tenant', entId: one.id, userId: null } as const
  const written = server.services.tx(scope, (db) => sql.raw(statement).execute(db))
  await expect(written).rejects.toThrow(/not of its enterprise/)
  await expect(runSql(server.address, statement)).rejects.toThrow(/not of its enterprise/)
})

const knownConnector = `delete from connector where id = 'known';
  insert into connector (ent_id, id, name, issuer, client_id, client_secret)
    values ('${one.id}', 'known', 'x', 'https://idp.example', 'x', 'x')`

async function stored() {
  const texts = [
    'two_step_setting',
    'invitation',
    'connector',
    'role_member',
    'role_department',
    'membership',
    'app_role_member',
    'application_person',
    'application_department',
  ].map((table) => `select '${table}' as at, to_jsonb(t)::text as row from ${table} t`)
  return (await runSql(server.address, `${texts.join(' union all ')} order by 1, 2`)).rows
}

function nameOf(name: string): CallName {
  const found = Object.keys(calls).find((known) => known === name)
  return found as CallName // The keys of a literal record are exactly its type's.
}

function fieldsOf(body: unknown) {
  const { fields = [] } = body as { fields?: { field: string }[] } // A refusal on the wire.
  return fields.map(({ field }) => field)
}
