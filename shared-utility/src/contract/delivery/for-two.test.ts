import { compileRoutes, matchRoute } from '../../model/routes.ts'
import { isPublicPath } from '../../model/public-path.ts'
import { isForTwo, isOpenPage } from './for-two.ts'
import { layoutKinds } from '../portal/layout-kind.ts'

const page = { kind: 'root', public: false, open: false } as const
const segments = ['nonAuthority', 'loginMiddle', 'home', 'login', 'register', 'm', 'appDetail', '7', ':id']
/** Every address of up to three of them. */
const addresses = [0, 1, 2, 3].reduce<string[][]>(
  (found, length) => [...found, ...longer(found.filter((one) => one.length === length - 1))],
  [[]],
)
const visited = addresses.filter((one) => !one.includes(':id')).map((one) => `/${one.join('/')}`)

function longer(found: readonly string[][]) {
  return found.flatMap((one) => segments.map((segment) => [...one, segment]))
}

test('a page is open where it says so, and in the frames of pages that ask for passwords', () => {
  const open = layoutKinds.filter((kind) => isOpenPage({ ...page, path: '/x', kind }))
  expect(open).toEqual(['noLogin', 'maintenance'])
  expect(isOpenPage({ ...page, path: '/x', public: true })).toBe(true)
})

test.each([false, true])('a route takes a path that needs no sign-in where it is an open page (open: %s)', (open) => {
  const shown = visited.filter(isPublicPath)
  expect(shown.length).toBeGreaterThan(10)
  const wrong = addresses.flatMap((parts) =>
    [`/${parts.join('/')}`, `//${parts.join('//')}/`].filter((path) => {
      const routes = compileRoutes([{ ...page, path, open, title: '' }])
      return isOpenPage({ ...page, path, open }) !== shown.some((address) => matchRoute(routes, address) !== null)
    }),
  )
  expect(wrong).toEqual([])
})

test('two operators change what is no parcel, and a parcel with one such page among others', () => {
  const title = { 'zh-CN': '页', 'en-US': 'Page' }
  const declaration = (routes: { path: string; public: boolean }[]) => ({
    name: '@atrium/x',
    description: title,
    routes: routes.map((route) => ({ ...page, title, ...route })),
  })
  const [own, shown] = [
    { path: '/a', public: false },
    { path: '/b', public: true },
  ]
  expect(isForTwo({ kind: 'boot' })).toBe(true)
  expect(isForTwo({ kind: 'parcel', declaration: declaration([own]) })).toBe(false)
  expect(isForTwo({ kind: 'parcel', declaration: declaration([own, shown]) })).toBe(true)
})
