import { expect, test } from '@jest/globals'
import { noState, type PublishedAppRole } from '@atrium/shared-utility/contract'
import { aField, entityOf } from '../../test/given-app.ts'
import { openedTo, runtimeOf } from './runtime-of.ts'

const [title, state, kind] = [
  aField('text', { key: 'title' }),
  aField('choice', { key: 'state' }),
  aField('choice', { key: 'kind' }),
]
const entity = { uid: 'e1', ...entityOf([title, state, kind]), state: state.uid }

function stateFor(roles: readonly PublishedAppRole[] | null, whole = entity) {
  return openedTo(roles, { entities: [whole], views: [] }).map((one) => runtimeOf(one).state)
}

test('a person who may not see the state of records is told of none, and not of its field', () => {
  const policy = {
    entity: 'e1',
    acts: ['read' as const],
    rows: 'all' as const,
    fields: { [state.uid]: 'hidden' as const },
  }
  const reader = { uid: 'r1', key: 'reader', label: 'Reader', labelEn: '', entities: [policy] }
  expect(stateFor(null)).toEqual([state.uid])
  expect(stateFor([reader])).toEqual([noState])
})

test('a table whose chosen state was left out has the usual one', () => {
  expect(stateFor(null, { ...entity, fields: [title, kind] })).toEqual([state.uid])
})
