import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const limited: CallOutput<'getOperatorNetworks'> = {
  networks: [{ network: '203.0.113.0/24', note: '总部' }],
  version: 4,
  ownAddress: '203.0.113.9',
  isIgnored: false,
}

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = { getOperatorNetworks: () => limited, updateOperatorNetworks: () => ({}), ...calls }
  return renderScreen(routes, { path: '/sysop/networks', messages, calls: server, ...options })
}

async function edit({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: '修改登录 IP 限制' }))
  return screen.findByRole('textbox', { name: /网段/ })
}

test('the list is shown with its notes and with the address of the operator', async () => {
  open()
  expect(await screen.findByText('203.0.113.0/24')).toBeVisible()
  expect(screen.getByText('总部')).toBeVisible()
  expect(screen.getByText('203.0.113.9')).toBeVisible()
})

test('without networks it says that operators may come from anywhere', async () => {
  open({ getOperatorNetworks: () => ({ ...limited, networks: [] }) })
  expect(await screen.findByText('不限制')).toBeVisible()
})

test('lines become networks with notes, sent against the version that was read', async () => {
  const page = open()
  const field = await edit(page)
  await page.user.type(field, '\n2001:db8::/32  branch office\n\n198.51.100.7')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('登录 IP 限制已保存并生效')).toBeVisible()
  expect(page.calls.asked('updateOperatorNetworks')).toEqual([
    {
      networks: [
        { network: '203.0.113.0/24', note: '总部' },
        { network: '2001:db8::/32', note: 'branch office' },
        { network: '198.51.100.7', note: '' },
      ],
      version: 4,
      onceKey: expect.any(String),
    },
  ])
})

test('a line that is no network is refused at the field, before it is sent', async () => {
  const page = open()
  await page.user.type(await edit(page), '\noffice')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('格式不正确，或含有不允许的字符')).toBeVisible()
  expect(page.calls.asked('updateOperatorNetworks')).toEqual([])
})

test('an operator who would lock themselves out is told at the field, and nothing typed is lost', async () => {
  const page = open({ updateOperatorNetworks: () => new Problem('ownAddressOutside', { address: '203.0.113.9' }) })
  const field = await edit(page)
  await page.user.clear(field)
  await page.user.type(field, '10.0.0.0/8')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/您自己的地址 203.0.113.9 不在列表中/)).toBeVisible()
  expect(field).toHaveValue('10.0.0.0/8')
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({ getOperatorNetworks: () => ({ ...limited, isIgnored: true }) }, { lang: 'en-US' })
  expect(await screen.findByText(/Not in effect/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})
