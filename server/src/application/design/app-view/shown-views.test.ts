import { expect, test } from '@jest/globals'
import { aField, entityOf } from '../../test/given-app.ts'
import { viewOf } from '../../test/given-view.ts'
import { shownViews } from './shown-views.ts'

const [title, cost, state] = [
  aField('text', { key: 'title' }),
  aField('number', { key: 'cost' }),
  aField('choice', { key: 'state' }),
]
const entity = { uid: 'e1', ...entityOf([title, cost, state, aField('text', { key: 'old', isHidden: true })]) }
const view = (changes: Parameters<typeof viewOf>[1]) => ({ uid: 'v1', ...viewOf('e1', changes) })
const all = new Set(['title', 'cost', 'state', 'old'])

test('a view names its fields by their keys in its order, and leaves out what is not there or not shown', () => {
  const fields = [cost.uid, 'gone', title.uid, entity.fields[3]?.uid ?? '']
  const [shown] = shownViews(entity, [view({ fields, sort: { field: cost.uid, order: 'asc' } })], all)
  expect(shown?.runtime).toMatchObject({ fields: ['cost', 'title'], sort: { field: 'cost', order: 'asc' } })
  const [cut] = shownViews(entity, [view({ fields, sort: { field: cost.uid, order: 'asc' } })], new Set(['title']))
  expect(cut?.runtime).toMatchObject({ fields: ['title'], sort: null })
})

test('a view that is nothing without a hidden field is not there, and neither is a view of another table', () => {
  const board = view({ kind: 'board', groupBy: state.uid, fields: [cost.uid] })
  const [shown] = shownViews(entity, [board], new Set(['state']))
  expect(shown?.runtime).toMatchObject({ groupBy: 'state', fields: [] })
  expect(shownViews(entity, [board, view({ fields: [cost.uid] })], new Set(['title']))).toEqual([])
  expect(shownViews(entity, [{ ...board, entity: 'e2' }], all)).toEqual([])
})

test('a view with a filter says so and does not tell it, and is not there for a caller who does not see what it asks for', () => {
  const filter = { field: 'cost', op: 'atLeast', value: '100' } as const
  const [shown] = shownViews(entity, [view({ fields: [title.uid], filter })], all)
  expect([shown?.filter, shown?.runtime.isFiltered]).toEqual([filter, true])
  expect(JSON.stringify(shown?.runtime)).not.toContain('cost')
  expect(shownViews(entity, [view({ fields: [title.uid], filter })], new Set(['title']))).toEqual([])
  const own = { field: '_createdBy', op: 'me' } as const
  expect(shownViews(entity, [view({ fields: [title.uid], filter: own })], new Set(['title']))).toHaveLength(1)
})
