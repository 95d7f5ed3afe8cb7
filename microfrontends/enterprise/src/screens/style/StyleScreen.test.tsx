import { screen, waitFor, within } from '@testing-library/react'
import { type EnterpriseStyle, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const style = { name: '', nameEn: '', color: '', logo: null, version: 0, changedAt: null }
const acme: EnterpriseStyle = {
  curEntId: 'acme1',
  entType: 0,
  entName: 'Acme',
  style,
  brand: { name: 'Portal' },
  platform: { name: 'Portal' },
}
/** How a PNG begins. */
const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])

function draw(calls: CallFakes = {}, path = '/space-acme1/enterprise/style') {
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: { getEnterpriseStyle: () => acme, updateEnterpriseStyle: () => ({}), ...calls },
  })
}

async function edit(user: ReturnType<typeof draw>['user']) {
  await user.click(await screen.findByRole('button', { name: '修改品牌' }))
  return within(await screen.findByRole('dialog'))
}

test('what nobody has set is said to be the platform’s', async () => {
  draw()
  expect(await screen.findAllByText('沿用平台')).toHaveLength(2)
  expect(screen.getByText('尚未设置')).toBeVisible()
})

test('without a logo the page shows and names what people see: the mark, the platform’s picture, or the name alone', async () => {
  const bare = { ...acme, brand: {}, platform: {} }
  const { unmount } = draw({ getEnterpriseStyle: () => bare })
  expect(await screen.findByText('Atrium 标志（默认）')).toBeVisible()
  unmount()
  const logo = 'data:image/png;base64,AA=='
  const pictured = draw({ getEnterpriseStyle: () => ({ ...acme, brand: { name: 'Portal', logo } }) })
  expect(await screen.findByRole('img', { name: '标志' })).toHaveAttribute('src', logo)
  pictured.unmount()
  draw()
  expect(await screen.findByText('无，只显示名称')).toBeVisible()
})

test('a colour that could not be read is corrected, which the preview says before anything is saved', async () => {
  const { user, calls } = draw()
  const dialog = await edit(user)
  await user.type(dialog.getByRole('textbox', { name: '主色' }), '#ffcc00')
  const preview = within(dialog.getByRole('region', { name: '预览' }))
  expect(preview.getByText(/^浅色：已调整为 #[\da-f]{6}/)).toBeVisible()
  expect(preview.getByText('深色：与所选颜色一致')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateEnterpriseStyle')).toHaveLength(1))
  expect(calls.asked('updateEnterpriseStyle')[0]).toMatchObject({ color: '#ffcc00', hasLogo: false, version: 0 })
  expect(await screen.findByText('品牌已保存并生效')).toBeVisible()
})

test('name and logo are previewed together, and sent as they were chosen', async () => {
  const { user, calls } = draw()
  const dialog = await edit(user)
  const preview = dialog.getByRole('region', { name: '预览' })
  expect(preview).toHaveTextContent('Portal')
  await user.click(dialog.getByLabelText('显示标志'))
  await user.upload(dialog.getByLabelText('标志'), new File([png], 'logo.png', { type: 'image/png' }))
  await waitFor(() => expect(preview.querySelector('img')?.src).toContain('data:image/png;base64,iVBORw'))
  expect(preview).toHaveTextContent('Acme')
  await user.type(dialog.getByRole('textbox', { name: '名称' }), '星河')
  expect(preview).toHaveTextContent('星河')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateEnterpriseStyle')).toHaveLength(1))
  expect(calls.asked('updateEnterpriseStyle')[0]).toMatchObject({
    name: '星河',
    hasLogo: true,
    logo: 'iVBORw0KGgo=',
  })
})

test('what is no colour is refused at its field, and what the server refuses of a logo at that', async () => {
  const { user, calls } = draw({ updateEnterpriseStyle: () => new Problem('logoNoPicture') })
  const dialog = await edit(user)
  const color = dialog.getByRole('textbox', { name: '主色' })
  await user.type(color, 'red')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(color).toBeInvalid())
  expect(calls.asked('updateEnterpriseStyle')).toEqual([])
  await user.clear(color)
  await user.click(dialog.getByLabelText('显示标志'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText(/PNG（非隔行扫描）/)).toBeVisible()
})

test('a failure offers Retry', async () => {
  draw({ getEnterpriseStyle: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('axe finds nothing on the page and in the dialog', async () => {
  const color = '#00695c'
  const { user, container } = draw({ getEnterpriseStyle: () => ({ ...acme, style: { ...style, color, version: 2 } }) })
  await edit(user)
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})
