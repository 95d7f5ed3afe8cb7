import type { AppRecord, CallOutput, EntityField, RuntimeEntity } from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'

const at = '2026-03-05T08:00:00.000Z'
const plain: EntityField = {
  uid: 'fieldtitle',
  key: 'title',
  label: '标题',
  labelEn: 'Title',
  type: 'text',
  help: '',
  isRequired: false,
  isHidden: false,
  options: [],
  decimals: 2,
}
const field = (key: string, label: string, changes: Partial<EntityField> = {}): EntityField => ({
  ...plain,
  uid: `field${key}`,
  key,
  label,
  labelEn: '',
  ...changes,
})
const option = (key: string, label: string) => ({ key, label, labelEn: '' })

/** All that there is, as people without any limit work with it. */
export function opened(entity: Pick<RuntimeEntity, 'uid' | 'key' | 'label' | 'labelEn' | 'fields'>): RuntimeEntity {
  const keys = entity.fields.map(({ key }) => key)
  return { ...entity, acts: ['read', 'add', 'change', 'delete'], shown: keys, added: keys, views: [] }
}

/** A table with a field of each type. */
export const repairs = opened({
  uid: 'tablerepair',
  key: 'repair',
  label: '报修单',
  labelEn: 'Repairs',
  fields: [
    { ...plain, isRequired: true },
    field('details', '说明', { type: 'longText', help: '写清楚地点' }),
    field('cost', '费用', { type: 'number' }),
    field('due', '期限', { type: 'date' }),
    field('visit', '上门时间', { type: 'dateTime' }),
    field('urgent', '紧急', { type: 'yesNo' }),
    field('state', '状态', { type: 'choice', options: [option('open', '待处理'), option('done', '已完成')] }),
    field('parts', '备件', { type: 'choices', options: [option('bulb', '灯泡'), option('cable', '电缆')] }),
    field('owner', '负责人', { type: 'person' }),
  ],
})

export const places = opened({
  uid: 'tableplace',
  key: 'place',
  label: '地点',
  labelEn: 'Places',
  fields: [plain],
})

/** A field of repairs that names a place. */
export const place = field('place', '地点', { type: 'relation', relatesTo: places.uid })

/** Of what the record names. */
export const names = { people: { person1: 'Person', person2: '王五' }, related: {}, files: {} }

export function aRecord(changes: Partial<AppRecord> = {}): AppRecord {
  return {
    id: 'record1',
    rev: 4,
    values: {
      title: '三楼灯坏了',
      details: '走廊尽头',
      cost: '12345.60',
      due: '2026-03-09',
      visit: null,
      urgent: true,
      state: 'open',
      parts: ['bulb', 'cable'],
      owner: 'person2',
    },
    createdAt: at,
    updatedAt: at,
    createdBy: '李华',
    updatedBy: '王五',
    can: { change: true, delete: true },
    ...changes,
  }
}

const look = { icon: 'edit', color: 'teal' } as const

export function anApp(entities: RuntimeEntity[] = [repairs, places]): CallOutput<'getAppRuntime'> {
  return { id: 'app1', name: '报修', ...look, version: 2, entities, files: { megabytes: 20, types: ['pdf', 'png'] } }
}

/** A server with one record. */
export const server: CallFakes = {
  getAppRuntime: () => anApp(),
  listRecords: () => ({ total: 1, list: [aRecord()], ...names }),
  getRecord: () => ({ ...aRecord(), ...names, editable: repairs.shown, createdById: 'person3' }),
  listRecordHistory: () => [],
  noteOpenedApplication: () => ({}),
  listRecordComments: () => ({ total: 0, list: [], people: {} }),
}
