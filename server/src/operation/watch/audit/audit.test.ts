import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('S65: sign-ins that succeed and that fail are written down, and nothing that was typed', async () => {
  const { id, loginId } = await server.given.person()
  const typed = 'a password in the wrong field'
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  await server.client().tryCall('signIn', { loginId: typed, password })
  await server.given.signIn({ loginId })
  const rows = await signIns()
  expect(rows.filter(({ target_id: target }) => target === id).map(({ result }) => result)).toEqual(['denied', 'ok'])
  expect(rows.filter(({ target_id: target }) => target === 'unknown')).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(typed)
})

test.each(['atrium_platform', 'atrium_app'] as const)(
  'S65: %s can neither change nor remove what is written',
  async (as) => {
    await server.given.signedIn()
    const scope = as === 'atrium_app' ? ({ as: 'tenant', entId: 'demo1', userId: null } as const) : platform
    const change = server.services.tx(scope, (db) => db.updateTable('audit_log').set({ action: 'x' }).execute())
    await expect(change).rejects.toThrow('permission denied')
    const removal = server.services.tx(scope, (db) => db.deleteFrom('audit_log').execute())
    await expect(removal).rejects.toThrow('permission denied')
    expect(await signIns()).not.toHaveLength(0)
  },
)

function signIns() {
  return server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('action', '=', 'signIn').orderBy('at').orderBy('id').execute(),
  )
}
