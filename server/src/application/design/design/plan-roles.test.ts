import { expect, test } from '@jest/globals'
import type { AppRoleBody, EntityPolicy } from '@atrium/shared-utility/contract'
import { aField, entityOf } from '../../test/given-app.ts'
import { publishedRoles, roleChanges } from './plan-roles.ts'

const [orders, clients] = [
  { uid: 'e1', body: { ...entityOf([aField('text', { key: 'name' })], 'order'), label: '订单' } },
  { uid: 'e2', body: { ...entityOf([aField('text', { key: 'name' })], 'client'), label: '客户' } },
]
const on = (entity: string, ...acts: EntityPolicy['acts']): EntityPolicy => ({ entity, acts, rows: 'all', fields: {} })
const role = (entities: EntityPolicy[], more: Partial<AppRoleBody> = {}) => [
  { uid: 'r1', body: { key: 'sales', label: '业务员', labelEn: '', entities, ...more } },
]
type Roles = ReturnType<typeof role>
const told = (next: Roles, live: Roles, entities = [orders, clients]) =>
  roleChanges(next, publishedRoles(live), { entities, lang: 'zh-CN' }).map(
    ({ what, entityLabel, fieldLabel, acts }) => [what, entityLabel, fieldLabel, acts],
  )
const before = role([on('e1', 'read', 'add')])

test('a plan tells for each table which acts a role gains and which it loses', () => {
  expect(told(role([on('e1', 'read', 'change'), on('e2', 'read')]), before)).toEqual([
    ['roleLoses', '业务员', '订单', ['add']],
    ['roleGains', '业务员', '订单', ['change']],
    ['roleGains', '业务员', '客户', ['read']],
  ])
  expect(told(role([]), before)).toEqual([['roleLoses', '业务员', '订单', ['read', 'add']]])
  expect(told(role([on('e1')]), role([]))).toEqual([])
  expect(told(before, before)).toEqual([])
})

test('a plan tells a new name of a role, and in which records and fields it may do other things', () => {
  const renamed = ['changeRole', '业务员', '', undefined]
  const loses = ['roleLoses', '业务员', '订单', ['add']]
  expect(told(role([on('e1', 'read')], { key: 'seller' }), before)).toEqual([renamed, loses])
  const lines = (policy: Partial<EntityPolicy>, was: Partial<EntityPolicy> = {}) => {
    const [next, live] = [policy, was].map((more) => role([{ ...on('e1', 'read', 'add'), ...more }]))
    return roleChanges(next ?? [], publishedRoles(live ?? []), { entities: [orders], lang: 'zh-CN' }).map(
      ({ what, fieldLabel, rows, names }) => [what, fieldLabel, rows ?? names],
    )
  }
  expect(lines({ rows: 'own' })).toEqual([['roleRows', '订单', 'own']])
  const condition = { field: 'name', op: 'filled' } as const
  const byCondition = { rows: 'condition', condition } as const
  expect(lines(byCondition)).toEqual([['roleRows', '订单', 'condition']])
  expect(lines({ ...byCondition, condition: { not: condition } }, byCondition)).toEqual([
    ['roleCondition', '订单', undefined],
  ])
  const uid = orders.body.fields[0]?.uid ?? ''
  expect(lines({ fields: { [uid]: 'hidden' } })).toEqual([['roleHides', '订单', 'name']])
  expect(lines({ fields: { [uid]: 'read' } }, { fields: { [uid]: 'hidden' } })).toEqual([['roleReads', '订单', 'name']])
  expect(lines({ fields: { [uid]: 'edit' } }, { fields: { [uid]: 'read' } })).toEqual([['roleEdits', '订单', 'name']])
  expect(lines({}, { fields: { gone: 'hidden' } })).toEqual([])
})

test('of a table that is opened to a role the plan tells what the role does not get', () => {
  expect(told(role([{ ...on('e2', 'read'), rows: 'own' }, on('e1', 'read', 'add')]), before)).toEqual([
    ['roleGains', '业务员', '客户', ['read']],
    ['roleRows', '业务员', '客户', undefined],
  ])
})

test('what a role loses with a table that goes is told by the table alone', () => {
  expect(told(role([]), before, [clients])).toEqual([])
})
