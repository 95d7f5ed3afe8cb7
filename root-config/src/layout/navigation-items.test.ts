import { type NavigationItem, sectionsOf, tabsOf } from './navigation-items.ts'

const item = (key: string, section?: string, parent?: string): NavigationItem => ({
  key,
  label: key,
  icon: 'apps',
  url: key,
  isOutside: false,
  section,
  parent,
})

test('a section stands where its first entry does, and what is under an entry follows it', () => {
  const drawn = sectionsOf([item('/a', 'x'), item('/b', 'y'), item('/c', 'x'), item('/d', 'y', '/b')])
  const keys = drawn.map(({ key, branches }) => [
    key,
    branches.map((one) => [one.item.key, one.children.map((c) => c.key)]),
  ])
  expect(keys).toEqual([
    [
      'x',
      [
        ['/a', []],
        ['/c', []],
      ],
    ],
    ['y', [['/b', ['/d']]]],
  ])
})

test('a section whose one entry has its name stands without a heading', () => {
  const drawn = sectionsOf([item('menu.x', 'x'), item('/b', 'y')])
  expect(drawn.map(({ heading }) => heading)).toEqual([null, 'menu.y'])
})

test('an entry whose parent a person may not open stands for itself', () => {
  expect(sectionsOf([item('/d', 'y', '/b')])[0]?.branches).toHaveLength(1)
})

test('five tabs have room; one is no choice', () => {
  const work = Array.from({ length: 7 }, (_, index) => item(`/${index}`, 'work'))
  expect(tabsOf(work)).toHaveLength(5)
  expect(tabsOf(work.slice(0, 1))).toEqual([])
})
