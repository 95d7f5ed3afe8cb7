import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a table that is sent again after a lost answer is the change that was made; another person’s is a conflict', async () => {
  const enterprise = await server.given.enterprise()
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const { id: appId } = await builder.call('addBuiltApplication', { name: '台账' })
  const [uid, field] = [newId(), aField('text', { key: 'name' })]
  const put = (by: typeof builder, rev: number, fields = [field]) =>
    by.tryCall('putEntity', { appId, uid, rev, body: entityOf(fields) })
  const errors = async (...answers: ReturnType<typeof put>[]) => (await Promise.all(answers)).map(({ error }) => error)
  expect(await errors(put(builder, 0), put(builder, 0))).toEqual([null, null])
  const more = [field, aField('text', { key: 'more' })]
  expect([await errors(put(builder, 1, more)), await errors(put(builder, 1, more))]).toEqual([[null], [null]])
  expect(await errors(put(colleague, 1, more), put(builder, 1), put(builder, 0))).toEqual(
    Array(3).fill('versionConflict'),
  )
  const { entities } = await builder.call('getApplicationDraft', { appId })
  expect(entities.map(({ rev }) => rev)).toEqual([2])
})
