import { atriumStore } from '@atrium/shared-utility'
import { compileRoutes } from '@atrium/shared-utility/model'
import { layoutKinds, type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { pageAtom, pageOf } from '../navigation/page.ts'
import { visitOf } from '../navigation/visit.ts'
import { aRoute } from '../testing/signing.ts'
import { isFrameActive, isLayoutActive } from './activity.ts'

const member: LoginStatus = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.member,
  curEntId: 'a1',
}
const nobody: LoginStatus = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' }
const routes = compileRoutes([
  ...layoutKinds.map((kind) => aRoute(`/${kind}`, { kind, app: `@atrium/${kind.toLowerCase()}` })),
  aRoute('/designer', { open: true, app: '@atrium/designer' }),
  aRoute('/front', { public: true, app: '@atrium/front' }),
  aRoute('/operators', { userTypes: [UserType.operator], app: '@atrium/operators' }),
])

function show(url: string, session = member) {
  const page = pageOf(visitOf(url, routes), session)
  atriumStore.set(pageAtom, page)
  return page
}

test('a page that is refused here is opened for no person, and says why', () => {
  const refusing = compileRoutes([aRoute('/plug', { app: '@team/plug', refused: 'pluginNotListed' })])
  const page = pageOf(visitOf('/space-a1/plug', refusing), member)
  expect(page).toMatchObject({ status: 'forbidden', visit: { match: { entry: { refused: 'pluginNotListed' } } } })
})

test.each(layoutKinds)('a page of kind %s has that layout and no other', (kind) => {
  show(`/space-a1/${kind}`)
  expect(layoutKinds.filter(isLayoutActive)).toEqual([kind])
  expect(isFrameActive(`@atrium/${kind.toLowerCase()}`)).toBe(true)
  expect(isFrameActive('@atrium/designer')).toBe(false)
})

test('an open app keeps its frame on every path below', () => {
  show('/designer/forms/7')
  expect(isFrameActive('@atrium/designer')).toBe(true)
})

test('a page for other user types is refused in its own layout and its parcel is not loaded', () => {
  expect(show('/operators')).toMatchObject({ status: 'forbidden', kind: 'root' })
  expect(isFrameActive('@atrium/operators')).toBe(false)
  expect(show('/operators', { ...member, user_type: UserType.operator })).toMatchObject({ status: 'app' })
})

test('a page of another enterprise is refused as a whole, what is public there is not', () => {
  expect(show('/space-b2/designer')).toMatchObject({ status: 'forbidden' })
  expect(isFrameActive('@atrium/designer')).toBe(false)
  expect(show('/space-b2/front')).toMatchObject({ status: 'app' })
  expect(show('/space-b2/front', nobody)).toMatchObject({ status: 'app' })
})

test('a page that does not exist is shown with the navigation of the caller', () => {
  expect(show('/qChat')).toMatchObject({ status: 'notFound', kind: 'root' })
  expect(show('/qChat', nobody)).toMatchObject({ status: 'notFound', kind: 'index' })
})

test('the shell answers itself for the pages that have to be there without a parcel', () => {
  expect(show('/nonAuthority')).toMatchObject({ status: 'forbidden' })
  expect(pageOf(visitOf('/maintenance', compileRoutes([])), nobody)).toMatchObject({
    status: 'maintenance',
    kind: 'maintenance',
  })
})
