import { screen, waitFor } from '@testing-library/react'
import { type ApplicationDetail, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel } from '../../given.tsx'

const shown: ApplicationDetail = {
  id: 'orders',
  name: '订单',
  icon: null,
  color: 'teal',
  description: '下单与查询',
  enterprise: '示例企业',
  standing: 'signIn',
  url: null,
}
const path = '/space-acme1/appDetail/orders'
const member = signedInAs(UserType.member, { curEntId: 'acme1' })

function draw(detail: Partial<ApplicationDetail>, { at = path, session = member }: Drawn = {}) {
  return drawParcel(at, { session, calls: { getApplicationDetail: () => ({ ...shown, ...detail }) } })
}
type Drawn = { at?: string; session?: typeof member | null }

test('a stranger sees what the application is and signs in to come back to it', async () => {
  const { container } = draw({}, { session: null })
  expect(await screen.findByRole('heading', { level: 1, name: '订单' })).toBeVisible()
  expect(screen.getByText('由“示例企业”提供')).toBeVisible()
  expect(screen.getByText('下单与查询')).toBeVisible()
  expect(container.querySelector('[data-letter="订"]')).toHaveStyle({ backgroundColor: 'rgb(14, 112, 144)' })
  const back = '/space-acme1/home/login?url=%2Fspace-acme1%2FappDetail%2Forders'
  expect(screen.getByRole('link', { name: '登录后使用' })).toHaveAttribute('href', back)
  expect(await axeFaults(container)).toEqual([])
})

test('a person who may open it does so in its enterprise, and on a telephone in its pages there', async () => {
  const url = '/space-acme1/app/orders'
  const { unmount } = draw({ standing: 'open', url }, { at: '/appDetail/orders' })
  expect(await screen.findByRole('link', { name: '打开应用' })).toHaveAttribute('href', url)
  unmount()
  draw({ standing: 'open', url }, { at: '/m/appDetail/orders' })
  expect(await screen.findByRole('link', { name: '打开应用' })).toHaveAttribute('href', '/space-acme1/m/app/orders')
})

test('a link to elsewhere opens in a tab of its own, and one that is refused does not open', async () => {
  const { unmount } = draw({ standing: 'open', url: 'https://example.com/' })
  expect(await screen.findByRole('link', { name: '打开应用（新标签页）' })).toHaveAttribute('target', '_blank')
  unmount()
  draw({ standing: 'open', url: null })
  expect(await screen.findByText(/不在平台的白名单中/)).toBeVisible()
})

test('a person asks for it with a reason, and sees that they have asked', async () => {
  let standing: ApplicationDetail['standing'] = 'ask'
  const { user, calls } = drawParcel(path, {
    session: member,
    calls: {
      getApplicationDetail: () => ({ ...shown, standing }),
      askForApplication: () => {
        standing = 'asked'
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '申请使用' }))
  await user.type(await screen.findByLabelText(/申请理由/), '需要查看订单')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText(/正在等待管理员答复/)).toBeVisible()
  await waitFor(() => expect(calls.asked('askForApplication')).toEqual([{ id: 'orders', reason: '需要查看订单' }]))
})

test('a person who was let in without a role in it is told that they need one', async () => {
  draw({ standing: 'needsRole' })
  expect(await screen.findByText(/还没有其中的角色。请联系“示例企业”的管理员/)).toBeVisible()
})

test('a person who may neither open it nor ask for it is told whom to turn to', async () => {
  draw({ standing: 'closed' })
  expect(await screen.findByText(/请联系“示例企业”的管理员/)).toBeVisible()
})

test.each([path, '/appDetail/NO-SUCH', '/m/appDetail/orders'])('%s without an application says so', async (at) => {
  drawParcel(at, { session: null, calls: { getApplicationDetail: () => new Problem('applicationNotFound') } })
  expect(await screen.findByRole('heading', { level: 1, name: '应用不存在' })).toBeVisible()
  expect(screen.getByRole('link', { name: '前往首页' })).toHaveAttribute('href', '/home/index')
})

test('a failure offers Retry, and the page is whole in English', async () => {
  const { user, calls } = drawParcel(path, {
    session: null,
    lang: 'en-US',
    calls: { getApplicationDetail: () => new Problem('internal') },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const acme = { ...shown, name: 'Orders', description: '', enterprise: 'Acme' }
  calls.change({ getApplicationDetail: () => acme })
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Sign in to use it' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})
