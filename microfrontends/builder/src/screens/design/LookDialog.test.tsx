import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { draftServer } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

test('the name, the icon and the colour of an application are changed together, and its head shows them', async () => {
  const { draft, calls } = draftServer({ isVisible: false })
  const page = renderScreen(routes, {
    path: '/builder/app1',
    messages,
    session: signedInAs(UserType.developer),
    calls: {
      ...calls,
      updateBuiltApplication: ({ name, icon, color }) => {
        Object.assign(draft, { name, icon, color })
        return {}
      },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '名称与图标' }))
  const dialog = within(await screen.findByRole('dialog', { name: '名称与图标' }))
  const icons = within(await dialog.findByRole('radiogroup', { name: '图标' }))
  expect(icons.getByRole('radio', { checked: true })).toHaveAccessibleName('无（显示名称的第一个字）')
  expect(await axeFaults(page.baseElement)).toEqual([])
  act(() => icons.getByRole('radio', { checked: true }).focus())
  await page.user.keyboard('{ArrowRight}{ArrowRight}')
  await page.user.click(dialog.getByRole('radio', { name: '青色' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.calls.asked('updateBuiltApplication')).toEqual([
    { appId: 'app1', name: '报修', nameEn: 'Repairs', icon: 'box', color: 'teal', isVisible: false },
  ])
  const head = screen.getByRole('heading', { level: 1, name: '报修' }).parentElement
  await waitFor(() => expect(head?.querySelector('svg')).toBeVisible())
})
