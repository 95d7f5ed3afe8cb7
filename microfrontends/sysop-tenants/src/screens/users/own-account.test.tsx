import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from './given.ts'

test('on their own account operators are offered nothing, since all of it is refused', async () => {
  const session = signedInAs(UserType.operator, { isRoot: true })
  const own = aUser({ userid: session.userId ?? '', name: '林谷雨', userType: UserType.operator })
  const calls = { listUsers: () => ({ total: 2, list: [own, aUser()] }), listSaasCategories: () => [] }
  renderScreen(routes, { path: '/sysop/users', messages, calls, session })
  const menus = await screen.findAllByRole('button', { name: /的操作$/ })
  expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual(['李华 的操作'])
})
