import { expect, test } from '@jest/globals'
import { type Lang, noState } from '@atrium/shared-utility/contract'
import { aField, entityOf } from '../../test/given-app.ts'
import { bundleOf, changesOf, nextVersion, problemsOf } from './plan.ts'

const [name, price] = [aField('text', { key: 'name' }), aField('number', { key: 'price' })]
const draft = [{ uid: 'e1', body: entityOf([name, price]) }]
const live = bundleOf(draft)
const withFields = (...fields: (typeof name)[]) => [{ uid: 'e1', body: entityOf(fields) }]
type Draft = Parameters<typeof problemsOf>[0]
const problems = (next: Draft, before: typeof live, lang: Lang = 'zh-CN') => problemsOf(next, before, lang)
const records = new Map([['e1', 7]])
const changes = (next: Draft, before: typeof live, lang: Lang = 'zh-CN') =>
  changesOf(next, before, { records, touched: new Map(), lang })
const whats = (lines: readonly { what: string; field: string | null }[]) =>
  lines.map(({ what, field }) => [what, field])

test('a draft says each thing that stands in the way of publishing it, at its place', () => {
  expect(problems([], []).map(({ what }) => what)).toEqual(['noEntity'])
  expect(problems(draft, live)).toEqual([])
  expect(whats(problems(withFields(), []))).toEqual([['noField', null]])
  expect(whats(problems(withFields(aField('choice', { key: 'state' })), []))).toEqual([['noOption', 'state']])
  expect(whats(problems(withFields(aField('text', { key: 'constructor' })), []))).toEqual([
    ['keyReserved', 'constructor'],
  ])
  expect(whats(problems(withFields({ ...name, type: 'number' }), live))).toEqual([['typeChanged', 'name']])
  expect(whats(problems(withFields({ ...name, key: 'title' }), live))).toEqual([['keyChanged', 'title']])
  expect(whats(problems([...draft, { uid: 'e2', body: entityOf([name]) }], []))).toEqual([['keyTaken', null]])
})

test('a draft says of two options that people cannot tell apart what both are called', () => {
  const options = [
    { key: 'done', label: '完成', labelEn: 'Done' },
    { key: 'ended', label: '完成', labelEn: 'Ended' },
  ]
  const told = (field: typeof name, lang: Lang = 'zh-CN') =>
    problems(withFields(field), [], lang).map(({ what, field: key, option }) => [what, key, option])
  const twice = [['optionTwice', 'state', '完成']]
  expect(told(aField('choice', { key: 'state', options }))).toEqual(twice)
  expect(told(aField('choices', { key: 'state', options }), 'en-US')).toEqual(twice)
  expect(told(aField('text', { key: 'state', options }))).toEqual([])
})

test('a plan names what changes, and what is left out of the draft is hidden', () => {
  expect(whats(changes([{ uid: 'e2', body: entityOf([name]) }], []))).toEqual([['addEntity', null]])
  expect(whats(changes(draft, []))).toEqual([['showEntity', null]])
  expect(changes(draft, live)).toEqual([])
  const next = withFields({ ...name, label: 'Title' }, aField('date', { key: 'day' }))
  const plan = changes(next, live)
  expect(whats(plan)).toEqual([
    ['hideField', 'price'],
    ['renameField', 'name'],
    ['addField', 'day'],
  ])
  expect(plan.map(({ records }) => records)).toEqual([7, 7, 7])
  expect(whats(changes([], live))).toEqual([['hideEntity', null]])
  const other = [{ uid: 'e1', body: { ...entityOf([name, price]), state: noState } }]
  expect(whats(changes(other, live))).toEqual([['changeState', null]])
})

test('a plan tells a new field that people must fill in from one that they need not', () => {
  const added = (more: Partial<typeof name>) =>
    changes(withFields(name, price, aField('date', { key: 'day', ...more })), live)
  expect(whats(added({ isRequired: true }))).toEqual([['addRequiredField', 'day']])
  expect(added({ isRequired: true })[0]?.records).toBe(7)
  expect(whats(added({ isRequired: true, type: 'yesNo' }))).toEqual([['addField', 'day']])
})

test('a plan tells when records will be called by another field, and not when that field has a new name', () => {
  const code = aField('text', { key: 'code', label: '编号' })
  const before = bundleOf(withFields(name, price, code))
  const told = (...fields: (typeof name)[]) =>
    changes(withFields(...fields), before).map(({ what, fieldLabel, was }) => [what, fieldLabel, was])
  const byCode = ['changeTitle', '编号', 'name']
  expect(told(code, name, price)).toEqual([byCode])
  expect(told(price, code)).toEqual([['hideField', 'name', undefined], byCode])
  expect(told({ ...name, isHidden: true }, price, code)).toEqual([['hideField', 'name', undefined], byCode])
  expect(told(price, { ...name, label: '名称' }, code)).toEqual([['renameField', '名称', 'name']])
  expect(told(price, name, code)).toEqual([])
})

test('a plan and its problems call things by their labels in the person’s language', () => {
  const renamed = withFields(aField('choice', { key: 'state', label: '状态', labelEn: 'State' }))
  const told = (lang: Lang) =>
    [...problems(renamed, live, lang), ...changes(renamed, live, lang)].map((one) => [one.entityLabel, one.fieldLabel])
  expect(told('en-US')).toContainEqual(['Asset', 'State'])
  expect(told('zh-CN')).toContainEqual(['资产', '状态'])
})

test('the next version knows the fields that the draft has no more, so that they can come back', () => {
  const [entity] = nextVersion(withFields(name), live)
  expect(entity?.fields.map(({ key, isHidden }) => [key, isHidden])).toEqual([
    ['name', false],
    ['price', true],
  ])
})

test('a plan tells a new name of a field from options that came, went or changed, and from anything else', () => {
  const option = (key: string, label = key) => ({ key, label, labelEn: '' })
  const state = aField('choice', { key: 'state', label: '状态', options: [option('open'), option('done')] })
  const before = bundleOf(withFields(state))
  const told = (next: typeof state) =>
    changes(withFields(next), before).map(({ what, fieldLabel, was, names }) => [what, fieldLabel, was ?? names])
  expect(told({ ...state, label: '进度' })).toEqual([['renameField', '进度', '状态']])
  const options = [option('done', '完成'), option('late', '逾期')]
  expect(told({ ...state, label: '进度', isRequired: true, options })).toEqual([
    ['renameField', '进度', '状态'],
    ['addOptions', '进度', '逾期'],
    ['removeOptions', '进度', 'open'],
    ['changeOptions', '进度', undefined],
    ['requireField', '进度', undefined],
  ])
  expect(told({ ...state, options: state.options.toReversed() })).toEqual([['changeOptions', '状态', undefined]])
  expect(told({ ...state, help: 'x' })).toEqual([['changeField', '状态', undefined]])
})

test('a plan counts the records that hold a removed option, and those that are empty where a field must be filled in', () => {
  const options = ['open', 'done'].map((key) => ({ key, label: key, labelEn: '' }))
  const state = aField('choice', { key: 'state', options })
  const next = { ...state, options: options.slice(1), isRequired: true, help: 'x' }
  const touched = new Map([
    [`removeOptions ${state.uid}`, 3],
    [`requireField ${state.uid}`, 4],
  ])
  const told = (field: typeof state, before: typeof state) =>
    changesOf(withFields(field), bundleOf(withFields(before)), { records, touched, lang: 'zh-CN' }).map((line) => [
      line.what,
      line.records,
    ])
  expect(told(next, state)).toEqual([
    ['removeOptions', 3],
    ['requireField', 4],
    ['changeField', 7],
  ])
  expect(told({ ...state, isRequired: true }, state)).toEqual([['requireField', 4]])
  expect(told(state, { ...state, isRequired: true })).toEqual([['changeField', 7]])
  const yesNo = aField('yesNo', { key: 'done' })
  expect(told({ ...yesNo, isRequired: true }, yesNo)).toEqual([['changeField', 7]])
})

test('a plan tells what else changes in a field that is shown again', () => {
  const options = ['open', 'done'].map((key) => ({ key, label: key, labelEn: '' }))
  const state = aField('choice', { key: 'state', options })
  const before = bundleOf(withFields({ ...state, isHidden: true, isRequired: true }))
  const told = (next: typeof state) => whats(changes(withFields(next), before)).map(([what]) => what)
  expect(told(state)).toEqual(['showField', 'changeField'])
  expect(told({ ...state, isRequired: true })).toEqual(['showField', 'requireField'])
  expect(told({ ...state, isRequired: true, label: '进度', options: options.slice(1) })).toEqual([
    'showField',
    'renameField',
    'removeOptions',
    'requireField',
  ])
  expect(told({ ...state, isHidden: true, isRequired: true, label: '进度' })).toEqual(['renameField'])
})
