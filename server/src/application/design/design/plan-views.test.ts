import { expect, test } from '@jest/globals'
import type { PublishedAppView } from '@atrium/shared-utility/contract'
import { aField, entityOf } from '../../test/given-app.ts'
import { viewOf } from '../../test/given-view.ts'
import { bundleOf } from './plan.ts'
import { type DraftView, publishedViews, viewChanges, viewProblems } from './plan-views.ts'

const option = (key: string) => ({ key, label: key, labelEn: '' })
const [name, state] = [
  aField('text', { key: 'name', label: '名称' }),
  aField('choice', { key: 'state', options: [option('open')] }),
]
const tableOf = (...fields: (typeof name)[]) => [{ uid: 'e1', body: entityOf(fields) }]
const view = (changes: Parameters<typeof viewOf>[1], uid = 'v1') => ({ uid, body: viewOf('e1', changes) })
const problems = (views: Parameters<typeof viewProblems>[0], entities = tableOf(name, state)) =>
  viewProblems(views, { entities, live: bundleOf(tableOf(name, state)), lang: 'zh-CN' }).map(
    ({ what, uid, entityLabel, fieldLabel }) => [what, uid, entityLabel, fieldLabel],
  )
const board = view({ kind: 'board', groupBy: state.uid })

test('a view whose field was removed, hidden, or belongs to another table names it', () => {
  const columns = view({ fields: [name.uid], sort: { field: name.uid, order: 'asc' } })
  expect(problems([columns, board])).toEqual([['viewKeyTaken', 'v1', '待处理', '']])
  expect(problems([columns], tableOf(state))).toEqual([['viewFieldGone', 'v1', '待处理', '名称']])
  expect(problems([columns], tableOf({ ...name, isHidden: true }))).toEqual([['viewFieldGone', 'v1', '待处理', '名称']])
  expect(problems([view({ fields: ['foreign'] })])).toEqual([['viewFieldGone', 'v1', '待处理', '']])
  expect(problems([board], tableOf(name))).toEqual([['viewFieldGone', 'v1', '待处理', 'state']])
  expect(problems([columns], [])).toEqual([['viewNoTable', 'v1', '待处理', '']])
})

test('a board is by a choice, with as many options as stand side by side', () => {
  expect(problems([view({ kind: 'board', groupBy: name.uid })])).toEqual([['boardNoChoice', 'v1', '待处理', '名称']])
  const options = Array.from({ length: 31 }, (_, index) => option(`o${index}`))
  expect(problems([board], tableOf({ ...state, options }))).toEqual([['boardTooWide', 'v1', '待处理', 'state']])
})

const changes = (next: DraftView[], live: PublishedAppView[]) =>
  viewChanges(next, live, { entities: tableOf(name, state), lang: 'en-US' })

test('a plan tells which views come, change and go', () => {
  const live = publishedViews([view({ fields: [name.uid] }, 'v1'), view({ key: 'old', fields: [name.uid] }, 'v2')])
  const next = [view({ fields: [name.uid], label: 'x' }, 'v1'), view({ key: 'new', fields: [name.uid] }, 'v3')]
  expect(changes(next, live).map(({ what, entity }) => [what, entity])).toEqual([
    ['removeView', 'v2'],
    ['changeView', 'v1'],
    ['addView', 'v3'],
  ])
  expect(changes(next, publishedViews(next))).toEqual([])
})

test('a plan tells of views that stand in another order, and not of those that only come or go', () => {
  const named = (uid: string) => view({ key: uid, fields: [name.uid] }, uid)
  const [one, two, three] = [named('v1'), named('v2'), named('v3')]
  const of = (next: DraftView[], live: DraftView[]) => changes(next, publishedViews(live)).map(({ what }) => what)
  expect(of([two, one], [one, two])).toEqual(['orderViews'])
  expect(of([three, one, two], [one, two])).toEqual(['addView'])
  expect(of([two, three], [one, two, three])).toEqual(['removeView'])
})

test('a filter that asks of a field what it has not names the field', () => {
  const filter = {
    all: [
      { field: 'name', op: 'filled' },
      { field: 'state', op: 'equals', value: 'gone' },
    ],
  } as const
  const asks = view({ fields: [name.uid], filter: { all: [...filter.all] } })
  expect(problems([asks])).toEqual([['viewFilterBroken', 'v1', '待处理', 'state']])
  expect(problems([asks], tableOf(name))).toEqual([['viewFilterBroken', 'v1', '待处理', 'state']])
})
