import type { SignInRow } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprisePage } from '../enterprises/given.ts'
import { refusedSignIn } from './given.ts'

function open(options: ScreenOptions = {}, list: SignInRow[] = [refusedSignIn]) {
  const calls: CallFakes = {
    listSignIns: () => ({ total: list.length, list }),
    getEnterprise: () => anEnterprisePage(),
  }
  return renderScreen(routes, { path: '/sysop/sign-ins', messages, calls, ...options })
}

test('a refused sign-in shows whose it was, why, how and from where', async () => {
  open()
  const row = await screen.findByRole('row', { name: /李华/ })
  for (const text of ['被拒绝', '密码错误', '密码', '203.0.113.7', 'Firefox · macOS'])
    expect(within(row).getByText(text)).toBeVisible()
})

test('an entrance and a reason that have no word yet show as they were written down', async () => {
  open({}, [{ ...refusedSignIn, name: null, method: 'sso9', reason: 'someNewReason' }])
  const row = await screen.findByRole('row', { name: /未知账号/ })
  for (const text of ['sso9', 'someNewReason']) expect(within(row).getByText(text)).toBeVisible()
})

test('every filter in an address reaches the server, days as instants', async () => {
  const query = 'from=2026-03-01&to=2026-03-05&result=denied&method=pwd&reason=wrongPassword&ip=203.0.113.7&entid=acme1'
  const { calls } = open({ path: `/sysop/sign-ins?${query}` })
  await screen.findByRole('row', { name: /李华/ })
  expect(calls.asked('listSignIns')[0]).toMatchObject({
    from: new Date('2026-03-01T00:00:00').toISOString(),
    to: new Date('2026-03-06T00:00:00').toISOString(),
    result: 'denied',
    method: 'pwd',
    reason: 'wrongPassword',
    ip: '203.0.113.7',
    entid: 'acme1',
  })
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({ lang: 'en-US' })
  expect(await screen.findByText('Wrong password')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('from one row the way leads to everything from the same place', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /的操作$/ }))
  await user.click(screen.getByRole('menuitem', { name: '只看此 IP 地址' }))
  expect(address()).toBe('/sysop/sign-ins?ip=203.0.113.7')
})
