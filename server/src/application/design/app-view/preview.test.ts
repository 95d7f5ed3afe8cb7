import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'
import { givenView } from '../../test/given-view.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a preview of a role is what a person of that role has once the draft is published', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, title, cost, note } = app
  await givenView(app, { fields: [cost.uid, title.uid] })
  await givenView(app, { key: 'costs', fields: [cost.uid] })
  const fields = { [cost.uid]: 'hidden', [note.uid]: 'read' } as const
  const { roleUid } = await givenRole(app, { acts: ['read', 'change'], fields }, { userId: member.person.id })
  const { entities } = await builder.call('previewApplication', { appId, role: roleUid })
  expect(entities).toMatchObject([
    { acts: ['read', 'change'], edited: ['title'], views: [{ key: 'open', fields: ['title'] }] },
  ])
  expect(JSON.stringify(entities)).not.toContain('cost')
  await publish(builder, appId)
  const live = await member.call('getAppRuntime', { appId })
  expect(entities.map(({ edited: _edited, ...entity }) => entity)).toEqual(live.entities)
})

test('a preview without a role shows all, and one of a role that is not there, or to a stranger, nothing', async () => {
  const { builder, member, appId } = await givenContracts(server)
  const { entities } = await builder.call('previewApplication', { appId })
  expect(entities).toMatchObject([{ shown: ['title', 'cost', 'note'], edited: ['title', 'cost', 'note'] }])
  expect((await builder.tryCall('previewApplication', { appId, role: newId() })).error).toBe('appRoleNotFound')
  const stranger = await givenApp(server)
  expect((await stranger.builder.tryCall('previewApplication', { appId })).error).toBe('appNotFound')
  expect((await member.tryCall('previewApplication', { appId })).status).toBe(403)
})
