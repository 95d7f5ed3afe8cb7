import { isPublicPath } from './public-path.ts'

test.each([
  '',
  '/',
  '/nonAuthority',
  '/home/login',
  '/home/register',
  '/loginMiddle',
  '/appDetail/7',
  '/m/appDetail/7',
  '/space-abc/m/appDetail/7',
  '/space-abc/appDetail/7',
  '/space-abc/home/login',
])('%p needs no sign-in', (path) => {
  expect(isPublicPath(path)).toBe(true)
})

test.each([
  '/user/workbench',
  '/space-abc/user/workbench',
  '/home/login/x',
  '/appDetail',
  '/appDetail/7/edit',
  '/x/appDetail/7',
  '/sysop/enterprise',
])('%p needs a sign-in', (path) => {
  expect(isPublicPath(path)).toBe(false)
})
