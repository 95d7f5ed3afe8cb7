import { entityField } from './entity-field.ts'
import { noState, stateField, toneOf } from './state-field.ts'

const choice = (key: string) =>
  entityField.parse({
    uid: `f${key}`,
    key,
    label: key,
    type: 'choice',
    options: [{ key: 'a', label: 'a', tone: 'error' }],
  })
const [kind, phase, state] = [choice('kind'), choice('phase'), choice('state')]
const board = { kind: 'board', groupBy: 'phase' }

test('the state of a record is the field that its maker chose, and none where the maker wants none', () => {
  expect(stateField({ fields: [kind, phase, state], state: phase.uid })).toBe(phase)
  expect(stateField({ fields: [kind, phase, state], state: noState })).toBeUndefined()
})

test('without a choice it is the field of that name, else that of the board, else the first choice', () => {
  expect(stateField({ fields: [kind, phase, state], views: [board] })).toBe(state)
  expect(stateField({ fields: [kind, phase], views: [board] })).toBe(phase)
  expect(stateField({ fields: [kind, phase] })).toBe(kind)
  expect(stateField({ fields: [{ ...kind, isHidden: true }] })).toBeUndefined()
})

test('a chosen field that is left out or hidden gives way to the usual one', () => {
  expect(stateField({ fields: [kind, state], state: 'gone' })).toBe(state)
  expect(stateField({ fields: [kind, { ...state, isHidden: true }], state: state.uid })).toBe(kind)
})

test('an option without a tone is shown as a plain state', () => {
  expect([toneOf(kind, 'a'), toneOf(kind, 'b')]).toEqual(['error', 'info'])
})
