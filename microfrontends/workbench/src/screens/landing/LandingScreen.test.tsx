import { screen } from '@testing-library/react'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { UserType } from '@atrium/shared-utility/contract'
import { drawParcel } from '../../given.tsx'

test('a stranger learns what this is and how to sign in, and nothing is asked of the server', async () => {
  drawParcel('/', { session: null })
  expect(await screen.findByRole('heading', { level: 1, name: '自己搭建应用，团队一处使用' })).toBeVisible()
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/home/login')
  expect(screen.getByRole('link', { name: '管理员登录' })).toHaveAttribute('href', '/home/login?isadmin=1')
})

test('inside an enterprise’s address, signing in stays in that enterprise', async () => {
  drawParcel('/space-acme1/', { session: null })
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/space-acme1/home/login')
})

test('a signed-in person goes on to where their kind works, whatever the address of this page', async () => {
  drawParcel('/space-acme1/', { session: signedInAs(UserType.operator, { loginHomepage: '/sysop/enterprise' }) })
  expect(await screen.findByRole('link', { name: '进入工作区' })).toHaveAttribute('href', '/sysop/enterprise')
  expect(screen.queryByRole('link', { name: '登录' })).not.toBeInTheDocument()
})

test('the page is whole in English', async () => {
  drawParcel('/', { session: null, lang: 'en-US' })
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = drawParcel('/', { session: null, lang })
  await screen.findAllByRole('link')
  expect(await axeFaults(container)).toEqual([])
})
