import { middleOf } from './middle-way.ts'

const at = (path: string, url?: string, originType = 'loginApp') =>
  middleOf(
    new URL(
      `${path}?${new URLSearchParams({ originType, ...(url !== undefined && { url }) })}`,
      'https://portal.example',
    ),
  )

test.each([
  ['/space-a1/loginMiddle', '/homepage?q=1', 'a1', '/space-a1/homepage?q=1'],
  ['/space-a1/loginMiddle', '/space-b2/homepage', 'a1', '/space-a1/homepage'],
  ['/loginMiddle', '/space-b2/homepage', 'b2', '/space-b2/homepage'],
  ['/loginMiddle', 'https://portal.example/homepage', null, '/homepage'],
  ['/space-a1/loginMiddle', undefined, 'a1', '/space-a1/user/workbench'],
  ['/loginMiddle', undefined, null, '/user/workbench'],
])('%s with %s leads into %s, to %s', (path, url, ...[entId, target]) => {
  expect(at(path, url)).toEqual({ entId, target })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/home/login?url=/home/login',
  '/loginMiddle?originType=loginApp&url=/loginMiddle',
  '/space-a1/loginMiddle',
  `/${'x'.repeat(10_240)}`,
])('S31: %.40s leads to the workbench', (url) => {
  expect(at('/loginMiddle', url).target).toBe('/user/workbench')
})

test('without originType=loginApp no address is followed', () => {
  expect(at('/loginMiddle', '/homepage', 'other').target).toBe('/user/workbench')
})
