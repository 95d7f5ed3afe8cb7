import type { AppRoleBody, EntityPolicy } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { TestServer } from '../../test/test-server.ts'
import { aField, givenApp, publish } from './given-app.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Who = { userId?: string; departmentId?: string; isDeep?: boolean }

/** A register of contracts, before any role. */
export async function givenContracts(server: TestServer) {
  const title = aField('text', { key: 'title', isRequired: true })
  const [cost, note] = [aField('number', { key: 'cost' }), aField('text', { key: 'note' })]
  return { ...(await givenApp(server, [title, cost, note])), title, cost, note }
}

let count = 0

/** A role in the draft, with those who are in it. */
export async function givenRole(
  { builder, appId, uid }: Pick<App, 'builder' | 'appId' | 'uid'>,
  policy: Partial<EntityPolicy>,
  ...members: Who[]
) {
  const roleUid = newId()
  const entities: EntityPolicy[] = [{ entity: uid, acts: ['read'], fields: {}, rows: 'all', ...policy }]
  count += 1
  const body: AppRoleBody = { key: `role${count}`, label: `角色${count}`, labelEn: '', entities }
  await builder.call('putAppRole', { appId, uid: roleUid, rev: 0, body })
  for (const who of members) await builder.call('addAppRoleMember', { appId, uid: roleUid, ...who })
  return { roleUid, body }
}

export { publish }
