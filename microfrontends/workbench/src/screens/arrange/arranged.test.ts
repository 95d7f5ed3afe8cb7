import { type Arranged, changed, columnsOf, moved, stepped } from './arranged.ts'

const card = (id: Arranged['id'], x = 0): Arranged => ({ id, x, isHidden: false, isLocked: false })
const free = [card('todo'), card('messages', 1), card('pinned'), card('applications'), card('team', 1)]
const ids = (cards: readonly Arranged[]) => cards.map(({ id }) => id)
const columns = (cards: readonly Arranged[]) => columnsOf(cards, []).map(ids)

test('a card steps past the next one of its own column, and stays at the ends', () => {
  expect(columns(stepped(free, 'pinned', -1))).toEqual([
    ['pinned', 'todo', 'applications'],
    ['messages', 'team'],
  ])
  expect(columns(stepped(free, 'messages', 1))[1]).toEqual(['team', 'messages'])
  expect(stepped(free, 'todo', -1)).toEqual(free)
  expect(stepped(free, 'team', 1)).toEqual(free)
})

test('a card goes into another column, before a card or to the end', () => {
  expect(columns(moved(free, 'team', { x: 0, before: 'pinned' }))).toEqual([
    ['todo', 'team', 'pinned', 'applications'],
    ['messages'],
  ])
  expect(columns(moved(free, 'todo', { x: 1, before: null }))[1]).toEqual(['messages', 'team', 'todo'])
  expect(moved(free, 'todo', { x: 0, before: 'todo' })).toEqual(free)
})

test('fixed cards keep their places, whatever is arranged around them', () => {
  const fixed = [{ ...card('opened'), isLocked: true, y: 1 }]
  expect(ids(columnsOf(free, fixed)[0] ?? [])).toEqual(['todo', 'opened', 'pinned', 'applications'])
  expect(ids(columnsOf(stepped(free, 'pinned', -1), fixed)[0] ?? [])).toEqual([
    'pinned',
    'opened',
    'todo',
    'applications',
  ])
})

test('one card is changed and no other', () => {
  expect(changed(free, 'team', { isHidden: true }).filter(({ isHidden }) => isHidden)).toEqual([
    { ...card('team', 1), isHidden: true },
  ])
})
