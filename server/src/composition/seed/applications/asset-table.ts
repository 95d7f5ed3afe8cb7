import type { AppViewBody } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { demoField, demoOptions } from './demo-application.ts'

/** What a factory owns and lends to its people. */
export const asset = {
  uid: newId(),
  key: 'asset',
  label: '资产',
  labelEn: 'Asset',
  fields: {
    name: demoField({ key: 'name', type: 'text', label: '名称', labelEn: 'Name', isRequired: true }),
    code: demoField({ key: 'code', type: 'text', label: '编号', labelEn: 'Number', isRequired: true }),
    kind: demoField({
      key: 'kind',
      type: 'choice',
      label: '类别',
      labelEn: 'Kind',
      isRequired: true,
      options: demoOptions({
        computer: ['电脑', 'Computer'],
        machine: ['机器', 'Machine'],
        instrument: ['仪器', 'Instrument'],
        furniture: ['家具', 'Furniture'],
      }),
    }),
    state: demoField({
      key: 'state',
      type: 'choice',
      label: '状态',
      labelEn: 'State',
      options: demoOptions({
        in_use: ['在用', 'In use', 'success'],
        idle: ['闲置', 'Idle', 'neutral'],
        in_repair: ['维修中', 'In repair', 'warning'],
        retired: ['已报废', 'Retired', 'error'],
      }),
    }),
    keeper: demoField({ key: 'keeper', type: 'person', label: '保管人', labelEn: 'Keeper' }),
    bought: demoField({ key: 'bought', type: 'date', label: '购置日期', labelEn: 'Bought on' }),
    price: demoField({ key: 'price', type: 'number', label: '金额（元）', labelEn: 'Price (CNY)' }),
    note: demoField({ key: 'note', type: 'longText', label: '备注', labelEn: 'Note' }),
  },
}

const { name, code, kind, state, keeper, bought } = asset.fields

/** All by their state, and of those that are in repair what stands still without them. */
export const assetViews: readonly AppViewBody[] = [
  {
    key: 'by_state',
    label: '按状态',
    labelEn: 'By state',
    entity: asset.uid,
    kind: 'board',
    fields: [code.uid, kind.uid, keeper.uid],
    sort: null,
    groupBy: state.uid,
  },
  {
    key: 'machines_in_repair',
    label: '维修中的机器和仪器',
    labelEn: 'Machines and instruments in repair',
    entity: asset.uid,
    kind: 'table',
    fields: [name.uid, code.uid, keeper.uid, bought.uid],
    sort: { field: bought.uid, order: 'asc' },
    groupBy: null,
    filter: {
      all: [
        { field: 'state', op: 'oneOf', value: ['in_repair'] },
        { field: 'kind', op: 'oneOf', value: ['machine', 'instrument'] },
      ],
    },
  },
]
