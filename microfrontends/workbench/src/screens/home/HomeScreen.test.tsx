import { screen, waitFor, within } from '@testing-library/react'
import { axeFaults } from '@atrium/shared-utility/testing'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { drawParcel, given } from '../../given.tsx'

const path = '/space-acme1/homepage'

test('an enterprise’s page carries its name, its applications and its messages', async () => {
  drawParcel(path, {
    calls: { listApplications: () => [given.application()], listMessages: () => given.messages([given.message()]) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: '示例企业' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /订单/ })).toBeVisible()
  expect(await screen.findByText('停机通知')).toBeVisible()
  expect(screen.getByRole('link', { name: '打开工作台' })).toHaveAttribute('href', '/space-acme1/user/workbench')
})

test('the newest unread message stands above everything', async () => {
  drawParcel(path, { calls: { getNewestMessage: () => given.message({ level: 'critical' }) } })
  expect(await screen.findByRole('alert', { name: '最新未读消息' })).toHaveTextContent('停机通知')
})

test('a person of several enterprises sees where they are and the way to the others', async () => {
  const other = { entId: 'globex2', name: '另一企业', entType: 1, userType: UserType.member }
  const list = [...given.enterprise().list, other]
  const { user, portal } = drawParcel(path, { calls: { getCurrentEnterprise: () => given.enterprise({ list }) } })
  const link = await screen.findByRole('link', { name: '另一企业' })
  expect(within(screen.getByRole('list', { name: '我的企业' })).getByText('当前所在')).toBeVisible()
  await user.click(link)
  await waitFor(() => expect(portal.navigations).toEqual(['/space-globex2/homepage']))
})

test('a person of one enterprise is not told which it is', async () => {
  drawParcel(path)
  await screen.findByRole('heading', { level: 1, name: '示例企业' })
  await waitFor(() => expect(screen.queryByText('我的企业')).toBeNull())
})

test('when the enterprise cannot be read the rest of the page still works', async () => {
  drawParcel(path, {
    calls: { getCurrentEnterprise: () => new Problem('spaceDenied'), listApplications: () => [given.application()] },
  })
  expect(await screen.findByRole('link', { name: /订单/ })).toBeVisible()
  expect(await screen.findByText('您无权访问该企业空间')).toBeVisible()
})

test('the page is whole in English', async () => {
  const acme = given.enterprise({
    entName: 'Acme',
    list: ['acme1', 'globex2'].map((entId) => ({ entId, name: entId, entType: 0, userType: UserType.member })),
  })
  drawParcel(path, { lang: 'en-US', calls: { getCurrentEnterprise: () => acme } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  expect(await screen.findByText('Current')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = drawParcel(path, { lang, calls: { getNewestMessage: () => given.message() } })
  await screen.findByRole('alert')
  expect(await axeFaults(container)).toEqual([])
})
