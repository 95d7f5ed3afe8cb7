import { expect, test } from '@jest/globals'
import { aField, entityOf } from '../test/given-app.ts'
import { bundleOf, changesOf, nextVersion, problemsOf } from './plan.ts'

const [name, price] = [aField('text', { key: 'name' }), aField('number', { key: 'price' })]
const draft = [{ uid: 'e1', body: entityOf([name, price]) }]
const live = bundleOf(draft)
const withFields = (...fields: (typeof name)[]) => [{ uid: 'e1', body: entityOf(fields) }]
const whats = (lines: readonly { what: string; field: string | null }[]) =>
  lines.map(({ what, field }) => [what, field])

test('a draft says each thing that stands in the way of publishing it, at its place', () => {
  expect(problemsOf([], []).map(({ what }) => what)).toEqual(['noEntity'])
  expect(problemsOf(draft, live)).toEqual([])
  expect(whats(problemsOf(withFields(), []))).toEqual([['noField', null]])
  expect(whats(problemsOf(withFields(aField('choice', { key: 'state' })), []))).toEqual([['noOption', 'state']])
  expect(whats(problemsOf(withFields(aField('text', { key: 'constructor' })), []))).toEqual([
    ['keyReserved', 'constructor'],
  ])
  expect(whats(problemsOf(withFields({ ...name, type: 'number' }), live))).toEqual([['typeChanged', 'name']])
  expect(whats(problemsOf(withFields({ ...name, key: 'title' }), live))).toEqual([['keyChanged', 'title']])
  expect(whats(problemsOf([...draft, { uid: 'e2', body: entityOf([name]) }], []))).toEqual([['keyTaken', null]])
})

test('a plan names what changes, and what is left out of the draft is hidden', () => {
  expect(whats(changesOf(draft, [], new Map()))).toEqual([['addEntity', null]])
  expect(changesOf(draft, live, new Map())).toEqual([])
  const next = withFields({ ...name, label: 'Title' }, aField('date', { key: 'day' }))
  const plan = changesOf(next, live, new Map([['e1', 7]]))
  expect(whats(plan)).toEqual([
    ['hideField', 'price'],
    ['changeField', 'name'],
    ['addField', 'day'],
  ])
  expect(plan.map(({ records }) => records)).toEqual([7, 7, 7])
  expect(whats(changesOf([], live, new Map()))).toEqual([['hideEntity', null]])
})

test('the next version knows the fields that the draft has no more, so that they can come back', () => {
  const [entity] = nextVersion(withFields(name), live)
  expect(entity?.fields.map(({ key, isHidden }) => [key, isHidden])).toEqual([
    ['name', false],
    ['price', true],
  ])
})
