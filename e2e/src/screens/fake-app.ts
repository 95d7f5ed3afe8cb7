import type { Page } from '@playwright/test'
import type { AppRecord, CallOutput, RuntimeEntity, RuntimeView } from '@atrium/shared-utility/contract'
import { repairFields } from './fake-builder.ts'
import { fakeResult } from './fake-result.ts'

const at = '2026-11-20T08:30:00.000Z'
function open(entity: Pick<RuntimeEntity, 'uid' | 'key' | 'label' | 'labelEn' | 'fields'>): RuntimeEntity {
  const keys = entity.fields.map(({ key }) => key)
  return { ...entity, acts: ['read', 'add', 'change', 'delete'], shown: keys, added: keys, views: [] }
}

const view = { sort: null, groupBy: null, isFiltered: false }
const views: RuntimeView[] = [
  { ...view, key: 'costs', label: '费用', labelEn: 'Costs', kind: 'table', fields: ['title', 'cost', 'due'] },
  {
    ...view,
    key: 'board',
    label: '看板',
    labelEn: 'Board',
    kind: 'board',
    fields: ['cost', 'parts'],
    groupBy: 'state',
  },
]

const app: CallOutput<'getAppRuntime'> = {
  id: 'repairs',
  name: '报修',
  icon: 'settings',
  color: 'brown',
  version: 2,
  files: { megabytes: 20, types: ['pdf', 'png'] },
  entities: [
    { ...open({ uid: 'repair', key: 'repair', label: '报修单', labelEn: 'Repairs', fields: repairFields }), views },
    open({ uid: 'place', key: 'place', label: '地点', labelEn: 'Places', fields: repairFields.slice(0, 1) }),
  ],
}

const record: AppRecord = {
  id: 'r1',
  rev: 3,
  values: {
    title: '三楼走廊的灯不亮',
    state: 'open',
    cost: '12345.60',
    due: '2026-11-29',
    parts: ['bulb'],
    urgent: true,
  },
  createdAt: at,
  updatedAt: at,
  createdBy: '李华',
  updatedBy: '王五',
  can: { change: true, delete: true },
}
const list: AppRecord[] = [
  record,
  {
    ...record,
    id: 'r2',
    values: { ...record.values, title: '会议室投影仪没有信号，接口松动，每次开会都要有人扶着', cost: null },
  },
  {
    ...record,
    id: 'r3',
    values: { ...record.values, title: '空调漏水', state: 'done', parts: ['bulb', 'cable'], urgent: false },
  },
]
const cards = list.map((one) => ({ ...one, isMovable: one.id !== 'r3' }))
const board: CallOutput<'listBoard'>['columns'] = [
  { key: 'open', total: 2, list: cards.filter(({ values }) => values['state'] === 'open') },
  { key: 'done', total: 1, list: cards.filter(({ values }) => values['state'] === 'done') },
  { key: null, total: 0, list: [] },
]
const history: CallOutput<'listRecordHistory'> = [
  {
    at,
    by: '王五',
    byId: 'person2',
    what: 'changed',
    before: { state: 'done', cost: null },
    after: { state: 'open', cost: '12345.60' },
  },
]
const comments: CallOutput<'listRecordComments'> = {
  total: 1,
  list: [
    {
      id: 'c1',
      at,
      by: '王五',
      byId: 'person2',
      text: '@{person1} 备件已到，周五上门更换',
      editedAt: null,
      isDeleted: false,
      isOwn: true,
    },
  ],
  people: { person1: '李华', person2: '王五' },
}

const imports: CallOutput<'listRecordImports'> = [
  {
    id: 'i1',
    state: 'done',
    fileName: '报修.xlsx',
    total: 120,
    seen: 120,
    added: 118,
    refused: 2,
    startedAt: at,
    endedAt: at,
  },
]

/** An application with some records, as its members see it. */
export async function fakeApp(page: Page) {
  await fakeResult('**/api2/appcenter/applist/opened', {})(page)
  await fakeResult('**/api2/app/repairs', app)(page)
  await fakeResult('**/api2/app/repairs/repair?*', { total: list.length, list, people: {}, related: {}, files: {} })(
    page,
  )
  await fakeResult('**/api2/app/repairs/repair/import', imports)(page)
  await fakeResult('**/api2/app/repairs/repair/deleted?*', {
    total: list.length,
    list: list.map((one) => ({ ...one, deletedAt: at, deletedBy: '王五' })),
    people: {},
    related: {},
    files: {},
  })(page)
  await fakeResult('**/api2/app/repairs/repair/board/board?*', { columns: board, people: {}, related: {}, files: {} })(
    page,
  )
  await fakeResult('**/api2/app/repairs/repair/r1', {
    ...record,
    people: {},
    related: {},
    files: {},
    editable: repairFields.map(({ key }) => key),
    createdById: 'person1',
  })(page)
  await fakeResult('**/api2/app/repairs/repair/r1/history', history)(page)
  await fakeResult('**/api2/app/repairs/repair/r1/comment', comments)(page)
}
