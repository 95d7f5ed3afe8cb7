import { Problem, UserType, type Colleague } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { messages } from '../messages.ts'

const place = { departmentId: 'line', name: '生产部', nameEn: 'Production', title: '主管', isMain: true, isHead: true }
const zhao: Colleague = {
  userId: 'u1',
  name: '赵月白',
  isExternal: false,
  isVerified: false,
  departments: [
    place,
    { ...place, departmentId: 'safety', name: '安委会', nameEn: null, isMain: false, isHead: false },
  ],
  phone: '+12025550144',
}

function draw(calls: CallFakes = {}, query = '') {
  const server: CallFakes = {
    listDirectory: () => ({ total: 1, list: [zhao] }),
    getColleague: () => zhao,
    listDepartments: () => [],
    ...calls,
  }
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path: `/user/directory${query}`, messages, session, calls: server })
}

test('a member finds colleagues with their departments, and opens the card of one, which is a link of its own', async () => {
  const page = draw()
  const row = within(await screen.findByRole('row', { name: /赵月白/ }))
  const places = ['生产部', '安委会'].map((name) => row.getByRole('link', { name }).getAttribute('href'))
  expect(places).toEqual(['/user/directory?departmentId=line', '/user/directory?departmentId=safety'])
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(row.getByRole('link', { name: '赵月白' }))
  const card = within(await screen.findByRole('dialog', { name: /赵月白/ }))
  expect(card.getByRole('link', { name: '+12025550144' })).toHaveAttribute('href', 'tel:+12025550144')
  expect(card.getByText('负责人')).toBeVisible()
  expect(card.getByRole('link', { name: '发消息' })).toHaveAttribute('href', '/qChat?to=u1')
  expect(page.address()).toBe('/user/directory?person=u1')
  await page.user.click(card.getByRole('button', { name: '安委会' }))
  await waitFor(() => expect(page.address()).toBe('/user/directory?departmentId=safety'))
})

test('the card of a person who is there no longer says so', async () => {
  draw({ getColleague: () => new Problem('memberNotFound') }, '?person=u9')
  expect(await screen.findByText('企业中没有该成员')).toBeVisible()
})

test('a failure offers Retry, and who is not found leads back to everybody', async () => {
  const page = draw({ listDirectory: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  page.unmount()
  draw({ listDirectory: () => ({ total: 0, list: [] }) }, '?iSearch=zzz')
  expect(await screen.findByRole('button', { name: '清除全部条件' })).toBeVisible()
})
