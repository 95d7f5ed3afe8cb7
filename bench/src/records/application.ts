/* oxlint-disable atrium/borders -- the client of the tests and ids as the server makes them */
import { createClient, type Client } from '@atrium/shared-utility/testing/client'
import { newId } from '../../../server/src/foundation/db/id.ts'
/* oxlint-enable atrium/borders */

export type { Client }
import { setTimeout as wait } from 'node:timers/promises'
import type { AppRoleBody, EntityField, FieldType } from '@atrium/shared-utility/contract'
import { password } from '../portal-server.ts'

export const space = 'demo1'
export const entity = 'task'
export const states = ['open', 'doing', 'done', 'dropped']

export type Application = { appId: string; entityUid: string }

/**
 * An application with one table of tasks and two roles, both of which the demo's member has: one opens what the member's own
 * departments made, the other whatever is open, without its amount.
 */
export async function makeApplication(url: string): Promise<Application> {
  const builder = await signedIn(url, 'developer')
  const member = await signedIn(url, 'member')
  const { userId } = await member.call('getLoginStatus', {}, { space })
  const at = { space }
  const { id: appId } = await builder.call('addBuiltApplication', { name: 'Tasks' }, at)
  const [uid, title, amount, state, due] = [newId(), newId(), newId(), newId(), newId()]
  const fields = [
    field({ uid: title, key: 'title', type: 'text', isRequired: true }),
    field({ uid: amount, key: 'amount', type: 'number' }),
    field({
      uid: state,
      key: 'state',
      type: 'choice',
      options: states.map((key) => ({ key, label: key, labelEn: '' })),
    }),
    field({ uid: due, key: 'due', type: 'date' }),
  ]
  const body = { key: entity, label: 'Task', labelEn: '', fields }
  await builder.call('putEntity', { appId, uid, rev: 0, body }, at)
  const acts = ['read', 'add', 'change'] as const
  const roles: Pick<AppRoleBody, 'key' | 'entities'>[] = [
    { key: 'colleague', entities: [{ entity: uid, acts: [...acts], rows: 'department', fields: {} }] },
    {
      key: 'reader',
      entities: [
        {
          entity: uid,
          acts: ['read'],
          rows: 'condition',
          condition: { field: 'state', op: 'oneOf', value: ['open'] },
          fields: { [amount]: 'hidden' },
        },
      ],
    },
  ]
  for (const { key, entities } of roles) {
    const roleUid = newId()
    const role = { key, label: key, labelEn: '', entities }
    await builder.call('putAppRole', { appId, uid: roleUid, rev: 0, body: role }, at)
    await builder.call('addAppRoleMember', { appId, uid: roleUid, userId }, at)
  }
  await published(builder, appId)
  return { appId, entityUid: uid }
}

async function published(builder: Client, appId: string) {
  const at = { space }
  const { draft } = await builder.call('planPublish', { appId }, at)
  await builder.call('publishApplication', { appId, draft }, at)
  while ((await builder.call('getApplicationDraft', { appId }, at)).publishing !== null) await wait(50)
}

export async function signedIn(url: string, loginId: string) {
  const client = createClient(url)
  await client.call('signIn', { loginId, password })
  return client
}

/** The same browser at another process. */
export function clientAt(url: string, client: Client) {
  return createClient(url, { cookies: client.cookieValues() })
}

function field(given: Pick<EntityField, 'uid' | 'key'> & { type: FieldType } & Partial<EntityField>): EntityField {
  return {
    label: given.key,
    labelEn: '',
    help: '',
    isRequired: false,
    isHidden: false,
    options: [],
    decimals: 2,
    ...given,
  }
}
