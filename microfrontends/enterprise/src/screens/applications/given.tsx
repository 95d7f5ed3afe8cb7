import { type ManagedApplication, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

export const built: ManagedApplication = {
  id: 'assets',
  name: '资产台账',
  nameEn: 'Assets',
  icon: null,
  color: null,
  description: '一物一码',
  categoryId: 'c1',
  sort: 5,
  kind: 'built',
  visible: true,
  isPublished: true,
  ownUrl: null,
  audience: 'chosen',
  isAskable: true,
  isPublic: false,
  people: 2,
  departments: 1,
  roles: 0,
}
const link: ManagedApplication = {
  ...built,
  id: 'site',
  name: '官网',
  nameEn: '',
  kind: 'link',
  ownUrl: 'https://example.com/',
  audience: 'everyone',
  description: '',
  categoryId: null,
}
const category = { id: 'c1', name: '资产', nameEn: 'Assets', sort: 1, applications: 1 }
const server: CallFakes = {
  listManagedApplications: () => [built, link],
  listApplicationCategories: () => [category],
  listApplicationRequests: () => ({ total: 0, list: [] }),
}

export function draw(
  calls: CallFakes = {},
  { userType = UserType.administrator, entId = null, ...options }: Drawn = {},
) {
  return renderScreen(routes, {
    path: '/enterprise/applications',
    messages,
    session: signedInAs(userType, { curEntId: entId }),
    ...options,
    calls: { ...server, ...calls },
  })
}
type Drawn = Pick<ScreenOptions, 'lang' | 'path'> & { userType?: UserType; entId?: string | null }

/** Does with an application what its menu offers. */
export async function choose(user: ReturnType<typeof draw>['user'], act: string, name: string) {
  await user.click(await screen.findByRole('button', { name: `${name} 的操作` }))
  await user.click(screen.getByRole('menuitem', { name: act }))
}
