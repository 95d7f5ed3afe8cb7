import { UserType, type EntityField, type FieldType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

type Builder = Awaited<ReturnType<TestServer['given']['signedIn']>>

export function aField(type: FieldType, more: Partial<EntityField> & { key: string }): EntityField {
  return {
    uid: newId(),
    label: more.key,
    labelEn: '',
    type,
    help: '',
    isRequired: false,
    isHidden: false,
    options: [],
    decimals: 2,
    ...more,
  }
}

/** A field of each type, as a register of things has them. */
const assetFields = () => [
  aField('text', { key: 'name', label: '名称', labelEn: 'Name', isRequired: true }),
  aField('longText', { key: 'detail' }),
  aField('number', { key: 'price' }),
  aField('date', { key: 'bought' }),
  aField('dateTime', { key: 'seen' }),
  aField('yesNo', { key: 'broken' }),
  aField('choice', {
    key: 'state',
    options: [
      { key: 'in_use', label: '在用', labelEn: 'In use' },
      { key: 'idle', label: '闲置', labelEn: 'Idle' },
    ],
  }),
  aField('choices', {
    key: 'tags',
    options: [
      { key: 'a', label: 'A', labelEn: '' },
      { key: 'b', label: 'B', labelEn: '' },
    ],
  }),
  aField('person', { key: 'keeper' }),
]

export const entityOf = (fields: EntityField[], key = 'asset') => ({ key, label: '资产', labelEn: 'Asset', fields })

/** Publishes the draft as it is, and waits until people work with it. */
export async function publish(builder: Builder, appId: string) {
  const { draft } = await builder.call('planPublish', { appId })
  const { number } = await builder.call('publishApplication', { appId, draft })
  await until(async () => (await builder.call('getApplicationDraft', { appId })).publishing === null)
  return number
}

/** An enterprise with a developer, a member, and an application with one entity that they work with. */
export async function givenApp(server: TestServer, fields = assetFields()) {
  const enterprise = await server.given.enterprise()
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const member = await server.given.signedIn({ enterprise })
  const { id: appId } = await builder.call('addBuiltApplication', { name: '资产台账', nameEn: 'Assets' })
  const uid = newId()
  await builder.call('putEntity', { appId, uid, rev: 0, body: entityOf(fields) })
  await publish(builder, appId)
  return { enterprise, builder, member, appId, uid, where: { appId, entity: 'asset' } }
}
