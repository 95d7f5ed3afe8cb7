import { configureCalls } from '../call/hooks.ts'
import { currentSpace, currentSpacePath, inCurrentSpace } from './current-space.ts'

test.each([
  { pathname: '/space-abc/user/workbench', space: 'abc', prefix: '/space-abc', inside: '/space-abc/x' },
  { pathname: '/user/workbench', space: null, prefix: '', inside: '/x' },
])('on $pathname the space is $space', ({ pathname, space, prefix, inside }) => {
  const restore = configureCalls({ location: () => ({ origin: 'https://portal.example', pathname, search: '' }) })
  expect(currentSpace()).toBe(space)
  expect(currentSpacePath()).toBe(prefix)
  expect(inCurrentSpace('/x')).toBe(inside)
  restore()
})

test('outside of a space a path of a space keeps its own', () => {
  const restore = configureCalls({ location: () => ({ origin: 'https://portal.example', pathname: '/x', search: '' }) })
  expect(inCurrentSpace('/space-abc/y')).toBe('/space-abc/y')
  restore()
})
