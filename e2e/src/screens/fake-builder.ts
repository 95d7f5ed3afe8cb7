import type { Page } from '@playwright/test'
import type { BuiltApplication, CallOutput, EntityField } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const at = '2026-11-20T08:30:00.000Z'
const repairs: BuiltApplication = {
  id: 'repairs',
  name: '报修',
  nameEn: 'Repairs',
  icon: 'settings',
  color: 'brown',
  isVisible: true,
  liveVersion: 2,
  isChanged: true,
  updatedAt: at,
}
const assets: BuiltApplication = {
  ...repairs,
  id: 'assets',
  name: '资产台账',
  nameEn: 'Asset register',
  icon: null,
  color: null,
  liveVersion: null,
}

const field: EntityField = {
  uid: 'title',
  key: 'title',
  label: '标题',
  labelEn: 'Title',
  type: 'text',
  help: '一句话说明哪里坏了',
  isRequired: true,
  isHidden: false,
  options: [],
  decimals: 2,
}
const option = (key: string, label: string, labelEn: string) => ({ key, label, labelEn })

/** The fields of the table that the screens of the builder and of applications show. */
export const repairFields: EntityField[] = [
  field,
  {
    ...field,
    uid: 'state',
    key: 'state',
    label: '状态',
    labelEn: 'State',
    type: 'choice',
    help: '',
    options: [option('open', '待处理', 'Open'), option('done', '已完成', 'Done')],
  },
  { ...field, uid: 'cost', key: 'cost', label: '费用', labelEn: 'Cost', type: 'number', help: '', isRequired: false },
  { ...field, uid: 'due', key: 'due', label: '期限', labelEn: 'Due', type: 'date', help: '', isRequired: false },
  {
    ...field,
    uid: 'parts',
    key: 'parts',
    label: '备件',
    labelEn: 'Parts',
    type: 'choices',
    help: '',
    isRequired: false,
    options: [option('bulb', '灯泡', 'Bulb'), option('cable', '电缆', 'Cable')],
  },
  {
    ...field,
    uid: 'urgent',
    key: 'urgent',
    label: '紧急',
    labelEn: 'Urgent',
    type: 'yesNo',
    help: '',
    isRequired: false,
  },
]

const problem = {
  what: 'noField',
  uid: 'place',
  entity: 'place',
  entityLabel: '地点',
  field: null,
  fieldLabel: '',
} as const
const body = { key: 'repair', label: '报修单', labelEn: 'Repairs', fields: repairFields }
const board = {
  key: 'board',
  label: '看板',
  labelEn: 'Board',
  entity: 'repair',
  kind: 'board' as const,
  fields: ['cost', 'parts'],
  sort: null,
  groupBy: 'state',
}
const draft: CallOutput<'getApplicationDraft'> = {
  ...repairs,
  entities: [
    { uid: 'repair', rev: 4, body },
    { uid: 'place', rev: 1, body: { key: 'place', label: '地点', labelEn: 'Places', fields: [] } },
  ],
  roles: [],
  views: [{ uid: 'board', rev: 1, body: board }],
  problems: [problem],
  published: ['repair', ...repairFields.map(({ uid }) => uid)],
  publishing: null,
  closedBy: null,
}
const versions: CallOutput<'listApplicationVersions'> = [
  { number: 2, state: 'published', note: '新增期限和备件', by: '李华', at, isLive: true, backTo: null },
  { number: 1, state: 'published', note: '', by: '李华', at, isLive: false, backTo: null },
]
const plan: CallOutput<'planPublish'> = {
  draft: 12,
  changes: [
    { what: 'addField', entity: 'repair', entityLabel: '报修单', field: 'urgent', fieldLabel: '紧急', records: 214 },
    { what: 'hideField', entity: 'repair', entityLabel: '报修单', field: 'cost', fieldLabel: '费用', records: 214 },
  ],
  problems: [],
}

const keys = repairFields.map(({ key }) => key)
const preview: CallOutput<'previewApplication'>['entities'][number] = {
  uid: 'repair',
  ...body,
  acts: ['read', 'add'],
  shown: keys,
  added: keys.slice(0, 2),
  edited: [],
  views: [],
}

/** Two applications, one of them in use and changed since. */
export async function fakeBuilder(page: Page) {
  await fakeResult('**/api2/builder/app', [repairs, assets])(page)
  await fakeResult('**/api2/builder/app/repairs', draft)(page)
  await fakeResult('**/api2/builder/app/repairs/version', versions)(page)
  await fakeResult('**/api2/builder/app/repairs/preview*', { entities: [preview] })(page)
  await fakeResult('**/api2/builder/app/repairs/plan', plan)(page)
  await fakeResult('**/api2/builder/app/repairs/version/1/plan', { ...plan, live: 2 })(page)
  await fakeResult('**/api2/app/repairs', {
    id: 'repairs',
    name: '报修',
    icon: 'settings',
    color: 'brown',
    version: 2,
    entities: [{ uid: 'repair', ...body }],
  })(page)
}
