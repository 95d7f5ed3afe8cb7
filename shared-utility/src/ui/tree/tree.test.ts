import { holding, indexTree, mayStandUnder, rowsOf } from './tree.ts'

const all = Array.from({ length: 2000 }, (_, index) => ({
  id: `d${index}`,
  parentId: index === 0 ? null : `d${Math.floor((index - 1) / 5)}`,
  name: `Ｄepartment ${index}`,
}))
const tree = indexTree(all)
const nameOf = ({ name }: (typeof all)[number]) => name

test('a search shows what holds the text, whichever width and case it is typed in, and what that stands below', () => {
  const { found, shows } = holding(tree, { text: ' department 1999 ', most: 200, nameOf })
  expect(found.map(({ id }) => id)).toEqual(['d1999'])
  const rows = rowsOf(tree, { isOpen: () => true, shows })
  expect(rows.map(({ item, level, beside }) => [item.id, level, beside])).toEqual([
    ['d0', 1, 1],
    ['d2', 2, 1],
    ['d15', 3, 1],
    ['d79', 4, 1],
    ['d399', 5, 1],
    ['d1999', 6, 1],
  ])
})

test('a search that finds many shows the first of them and counts all', () => {
  const { found, shows } = holding(tree, { text: 'Department', most: 3, nameOf })
  expect([found.length, [...shows]]).toEqual([2000, ['d0', 'd1', 'd2']])
})

test('nothing stands below itself, nor deeper with all below it than a tree may be', () => {
  expect(mayStandUnder(tree, { id: 'd0', parentId: 'd1999', most: 12 })).toBe(false)
  expect(mayStandUnder(tree, { id: 'd1', parentId: 'd2', most: 6 })).toBe(false)
  expect(mayStandUnder(tree, { id: 'd1', parentId: 'd2', most: 7 })).toBe(true)
})
