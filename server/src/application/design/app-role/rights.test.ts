import { expect, test } from '@jest/globals'
import type { PublishedAppRole, RecordFilter, RoleAct, RoleRows } from '@atrium/shared-utility/contract'
import { aField, entityOf } from '../../test/given-app.ts'
import { actsOf, addedFields, changedAt, rightsOf, shownAt } from './rights.ts'

const [title, cost] = [aField('text', { key: 'title' }), aField('number', { key: 'cost' })]
const entity = { uid: 'e1', ...entityOf([title, cost]) }
const role = (acts: RoleAct[], rows: RoleRows, fields: Record<string, 'hidden' | 'read' | 'edit'> = {}) =>
  ({
    uid: acts.join(''),
    key: 'r',
    label: 'r',
    labelEn: '',
    entities: [{ entity: 'e1', acts, rows, fields }],
  }) satisfies PublishedAppRole
const at = (distance: number, ...fulfils: number[]) => ({ distance, fulfils })

test('without roles everything is open, and a role that does not name the table opens nothing of it', () => {
  const all = rightsOf(null, entity)
  expect(actsOf(all)).toEqual(['read', 'add', 'change', 'delete'])
  expect(changedAt(all, at(4))).toEqual(new Set(['title', 'cost']))
  const none = rightsOf([{ ...role(['read'], 'all'), entities: [] }], entity)
  expect([actsOf(none), shownAt(none), addedFields(none)]).toEqual([[], new Set(), new Set()])
})

test('of several roles the one that goes farthest counts, for each act by itself', () => {
  const rights = rightsOf([role(['read', 'change'], 'own'), role(['read'], 'departmentBelow')], entity)
  expect([rights.read, rights.change, rights.delete, rights.add].map(({ reach }) => reach)).toEqual([3, 1, 0, 0])
})

test('a cell is shown only where one role grants both its field and its record', () => {
  const rights = rightsOf(
    [role(['read'], 'all', { [cost.uid]: 'hidden' }), role(['read'], 'own', { [title.uid]: 'hidden' })],
    entity,
  )
  expect(shownAt(rights, at(1))).toEqual(new Set(['title', 'cost']))
  expect(shownAt(rights, at(4))).toEqual(new Set(['title']))
})

test('a field that is shown and not edited is neither changed nor filled in', () => {
  const rights = rightsOf([role(['read', 'add', 'change'], 'department', { [cost.uid]: 'read' })], entity)
  expect(shownAt(rights, at(2))).toEqual(new Set(['title', 'cost']))
  expect([changedAt(rights, at(2)), addedFields(rights)]).toEqual([new Set(['title']), new Set(['title'])])
  expect(changedAt(rights, at(3))).toEqual(new Set())
})

test('a condition opens the records that fulfil it, beside those within the reach of other roles', () => {
  const condition: RecordFilter = { field: 'title', op: 'equals', value: 'open' }
  const conditional = (acts: RoleAct[], fields: Record<string, 'hidden' | 'read' | 'edit'> = {}): PublishedAppRole => ({
    ...role(acts, 'all'),
    entities: [{ entity: 'e1', acts, rows: 'condition', condition, fields }],
  })
  const roles = [
    conditional(['read', 'change']),
    conditional(['read', 'add'], { [cost.uid]: 'hidden' }),
    role(['read'], 'own'),
  ]
  const rights = rightsOf(roles, entity)
  expect(rights.conditions).toEqual([condition])
  expect(actsOf(rights)).toEqual(['read', 'add', 'change'])
  expect([shownAt(rights, at(4)), shownAt(rights, at(1)), shownAt(rights, at(4, 0))].map(({ size }) => size)).toEqual([
    0, 2, 2,
  ])
  expect([changedAt(rights, at(1)), changedAt(rights, at(4, 0))].map(({ size }) => size)).toEqual([0, 2])
  expect([addedFields(rights), addedFields(rights, at(1)), addedFields(rights, at(1, 0))]).toEqual([
    new Set(['title']),
    new Set(),
    new Set(['title']),
  ])
})
