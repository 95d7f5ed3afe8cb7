import { screen } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const ticket = 'A'.repeat(22)
const opened = { browser: 'Chrome', system: 'Windows', ip: '203.0.113.7', numbers: [17, 42, 88], expires: 100 }

function draw(calls: CallFakes = {}, path = `/sign/confirm-scan?ticket=${ticket}`) {
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.member, { userName: '陈立' }),
    calls: { openScan: () => opened, ...calls },
  })
}

test('the phone says who asks, from where, and as whom', async () => {
  draw()
  expect(await screen.findByText('Chrome（Windows）')).toBeVisible()
  expect(screen.getByText('203.0.113.7')).toBeVisible()
  expect(screen.getByText('陈立')).toBeVisible()
})

test('the picked number is what is confirmed', async () => {
  const { user, calls } = draw({ confirmScan: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '数字 42' }))
  await user.click(screen.getByRole('button', { name: '确认登录' }))
  expect(await screen.findByText('已确认')).toBeVisible()
  expect(calls.asked('confirmScan')).toEqual([{ op: 'confirm', ticket, number: 42 }])
})

test('nothing is confirmed before a number is picked', async () => {
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '确认登录' }))
  expect(await screen.findByText('请先选择电脑上显示的数字')).toBeVisible()
})

test('a person may say no', async () => {
  const { user, calls } = draw({ cancelScan: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await screen.findByText('已取消登录')).toBeVisible()
  expect(calls.asked('cancelScan')).toHaveLength(1)
})

test.each([
  [new Problem('scanNumberWrong'), '数字不一致'],
  [new Problem('scanEnded'), '二维码已失效'],
])('a refusal that ends the code is said in words', async (problem, words) => {
  const { user } = draw({ confirmScan: () => problem })
  await user.click(await screen.findByRole('button', { name: '数字 17' }))
  await user.click(screen.getByRole('button', { name: '确认登录' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: '确认登录' })).not.toBeInTheDocument()
})

test('a failure that may pass keeps the number, and Confirm', async () => {
  const { user } = draw({ confirmScan: () => new Problem('internal') })
  await user.click(await screen.findByRole('button', { name: '数字 17' }))
  await user.click(screen.getByRole('button', { name: '确认登录' }))
  expect(await screen.findByText(/系统出现错误/)).toBeVisible()
  expect(screen.getByRole('button', { name: '数字 17' })).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['an old code', `/sign/confirm-scan?ticket=${ticket}`],
  ['an address that is no code', '/sign/confirm-scan?ticket=%3Cscript%3E'],
])('%s is told from one that holds', async (_what, path) => {
  draw({ openScan: () => new Problem('scanEnded') }, path)
  expect(await screen.findByText('二维码已失效')).toBeVisible()
})

test('axe finds nothing while it asks', async () => {
  const { container } = draw()
  await screen.findByText('203.0.113.7')
  expect(await axeFaults(container)).toEqual([])
})
