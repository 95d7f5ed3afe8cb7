import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = { ...draftServer().calls, listBuiltApplications: () => [], ...calls }
  const session = signedInAs(UserType.administrator)
  return renderScreen(routes, { path: '/builder', messages, session, calls: server, ...options })
}

test('the list of applications says of each how far it is, in either language', async () => {
  const list = [
    given.application({ liveVersion: 3, isChanged: true, icon: 'settings' }),
    given.application({ id: 'app2', name: '资产', nameEn: '' }),
  ]
  const { container } = open({ listBuiltApplications: () => list }, { lang: 'en-US' })
  const [repairs, assets] = await screen.findAllByRole('listitem')
  expect(repairs).toHaveTextContent(/Repairs.*Live, v3.*Unpublished changes/)
  expect(assets).toHaveTextContent(/资产.*Draft/)
  expect(repairs?.querySelector('[aria-hidden] svg')).toBeVisible()
  expect(assets?.querySelector('[data-letter="资"]')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('an enterprise without applications is told how to begin, and a failure offers Retry', async () => {
  const page = open()
  expect(await screen.findByText('还没有自建应用')).toBeVisible()
  page.unmount()
  open({ listBuiltApplications: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('a new application opens once it has a name', async () => {
  const page = open({ addBuiltApplication: () => ({ id: 'app1' }) })
  await page.user.click(screen.getByRole('button', { name: '新建应用' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建应用' }))
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await dialog.findByText('请填写此项')).toBeVisible()
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '报修')
  await page.user.click(await dialog.findByRole('radio', { name: '设置' }))
  await page.user.click(dialog.getByRole('radio', { name: '棕色' }))
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  await waitFor(() => expect(page.address()).toBe('/builder/app1'))
  expect(page.calls.asked('addBuiltApplication')).toMatchObject([
    { name: '报修', nameEn: '', icon: 'settings', color: 'brown' },
  ])
  act(() => window.history.back())
  await waitFor(() => expect(page.address()).toBe('/builder'))
})
