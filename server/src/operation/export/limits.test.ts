import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenExport, signIns } from './test/given.ts'

let server: TestServer
let operator: Client & { person: { id: string; loginId: string } }

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

test('two at once for a person; one that is cancelled makes room and leaves no file', async () => {
  const busy = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(busy)
  const asked = { input: signIns(), userId: busy.person.id }
  const ids = [await givenExport(server, asked), await givenExport(server, asked)]
  expect((await busy.tryCall('startExport', signIns())).error).toBe('tooManyExports')
  await busy.call('cancelExport', { id: ids[0] ?? '' })
  expect((await busy.tryCall('linkExport', { id: ids[1] ?? '' })).error).toBe('exportNotDone')
  expect((await busy.call('listExports', {})).map(({ id }) => id)).toEqual([ids[1]])
  expect((await busy.tryCall('startExport', signIns())).status).toBe(200)
})

test('S58: a stolen session takes away no file that its person had written', async () => {
  const id = await givenExport(server, { input: signIns(), userId: operator.person.id })
  await finish(id)
  const stolen = await server.given.signIn({ loginId: operator.person.loginId })
  expect((await stolen.tryCall('linkExport', { id })).error).toBe('stepUpRequired')
  expect((await operator.tryCall('linkExport', { id })).status).toBe(200)
})

test('one that is over is not there any more, and of the finished ones twenty are kept', async () => {
  const busy = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(busy)
  const ids: string[] = []
  for (let count = 0; count < 21; count += 1) {
    const id = await givenExport(server, { input: signIns(), userId: busy.person.id })
    ids.push(id)
    await finish(id)
  }
  expect((await busy.call('listExports', {})).length).toBe(20)
  const { id: newest } = await busy.call('startExport', signIns())
  const [oldest = '', second = ''] = ids
  const listed = (await busy.call('listExports', {})).map(({ id }) => id)
  expect([listed.includes(newest), listed.length]).toEqual([true, 20])
  for (const id of [oldest, second]) expect(listed).not.toContain(id)
  await finish(newest, new Date(Date.now() - 1000))
  expect((await busy.tryCall('linkExport', { id: newest })).error).toBe('notFound')
})

test('an export of the audit log asks for a confirmation again, and no list gives what it does not have', async () => {
  const fresh = await server.given.signedIn({ userType: UserType.operator })
  expect((await fresh.tryCall('startExport', { ...signIns(), list: 'listAudit' })).error).toBe('stepUpRequired')
  const unknown = { ...signIns(), columns: [{ field: 'phc', others: ['password'], label: 'x' }] }
  expect((await operator.tryCall('startExport', unknown)).error).toBe('malformedRequest')
  const wrong = { ...signIns(), asked: { result: 'perhaps' } }
  expect((await operator.tryCall('startExport', wrong)).error).toBe('malformedRequest')
})

/** Ends the export as if it had been written; `expiresAt`: until then it is kept. */
async function finish(id: string, expiresAt = new Date(Date.now() + 60_000)) {
  await server.services.tx(platform, (db) =>
    db.updateTable('export').set({ status: 'done', expires_at: expiresAt }).where('id', '=', id).execute(),
  )
}
