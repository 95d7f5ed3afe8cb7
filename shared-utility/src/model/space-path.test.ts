import { spaceOf, spacePath, stripSpace, withSpace } from './space-path.ts'

test.each([
  ['/space-abc/user/workbench', 'abc', '/user/workbench'],
  ['/space-A1z9', 'A1z9', '/'],
  ['/space-abc/', 'abc', '/'],
  ['/space-abc?x=1', 'abc', '/?x=1'],
  ['/space-abc/space-def/x', 'abc', '/space-def/x'],
  ['/user/workbench', null, '/user/workbench'],
  ['/space-', null, '/space-'],
  ['/space-a_b/x', null, '/space-a_b/x'],
  ['/space-企业/x', null, '/space-企业/x'],
  [`/space-${'a'.repeat(33)}/x`, null, `/space-${'a'.repeat(33)}/x`],
  ['/x/space-abc/y', null, '/x/space-abc/y'],
])('%s is of space %s, page %s', (path, space, page) => {
  expect(spaceOf(path)).toBe(space)
  expect(stripSpace(path)).toBe(page)
})

test('a path enters one space at most, and keeps its query', () => {
  expect(withSpace('/user/workbench?a=1#b', 'abc')).toBe('/space-abc/user/workbench?a=1#b')
  expect(withSpace('/space-old/user/workbench', 'abc')).toBe('/space-abc/user/workbench')
  expect(withSpace('/space-old/user/workbench', null)).toBe('/user/workbench')
})

test('outside of an enterprise the prefix is empty', () => {
  expect(spacePath(null)).toBe('')
  expect(spacePath('abc')).toBe('/space-abc')
})
