import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { listenForHints } from '../../../foundation/db/hints.ts'
import { accessChannel } from '../../../identity/session/access.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let hints: ReturnType<typeof listenForHints>
const heard: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  const log = pino({ level: 'silent' })
  hints = listenForHints({
    address: server.address,
    hints: { [accessChannel]: (about) => void heard.push(about) },
    log,
  })
})
afterAll(async () => {
  await hints.stop()
  await server.close()
})

const addDepartment = { name: 'Research' }

/** A member, and the role of an editor in their enterprise, which they hold. */
async function givenEditor() {
  const editor = await server.given.signedIn()
  const entId = String(editor.person.entId)
  const run = (statement: string) => runSql(server.address, statement)
  await run(
    `insert into role (ent_id, id, module, code, name, name_en) values ('${entId}', 'editor', 'system', 'editor', '编辑', 'Editor');
     insert into role_permission (ent_id, role_id, permission) values ('${entId}', 'editor', 'orgEdit');
     insert into role_member (ent_id, role_id, user_id) values ('${entId}', 'editor', '${editor.person.id}')`,
  )
  return { editor, entId, run }
}

test('a person whose role has the permission makes the call, and a colleague without it is refused', async () => {
  const { editor, entId } = await givenEditor()
  const colleague = await server.given.signedIn({ enterprise: { id: entId } })
  expect(await editor.tryCall('addDepartment', addDepartment)).toMatchObject({ status: 200 })
  expect(await colleague.tryCall('addDepartment', addDepartment)).toMatchObject({ status: 403, error: 'forbidden' })
})

test('a permission does not open the calls of administrators that name none', async () => {
  const { editor } = await givenEditor()
  const input = { departmentId: 'any', userIds: [editor.person.id] }
  expect(await editor.tryCall('addDepartmentMembers', input)).toMatchObject({ status: 403, error: 'forbidden' })
})

test.each([
  ['loses the role', 'delete from role_member'],
  ['has a role that is switched off', 'update role set enabled = false'],
  ['has a role that loses the permission', 'delete from role_permission'],
  ['has a role that is deleted', 'delete from role'],
])('a person who %s is refused once the database hints at it', async (_what, change) => {
  const { editor, entId, run } = await givenEditor()
  expect(await editor.tryCall('addDepartment', addDepartment)).toMatchObject({ status: 200 })
  heard.length = 0
  await run(`${change} where ent_id = '${entId}'`)
  await until(() => heard.some((about) => [`ent:${entId}`, `person:${editor.person.id}`].includes(about)))
  // This server hears the hint on another connection.
  await until(async () => (await editor.tryCall('addDepartment', addDepartment)).error === 'forbidden')
})

test('a permission in one enterprise opens nothing in another one of the same person', async () => {
  const { editor, run } = await givenEditor()
  const other = await server.given.enterprise()
  await run(
    `insert into membership (ent_id, user_id, user_type) values ('${other.id}', '${editor.person.id}', ${UserType.member})`,
  )
  const there = await editor.tryCall('addDepartment', addDepartment, { space: other.id })
  expect(there).toMatchObject({ status: 403, error: 'forbidden' })
})
