import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { draftServer, given } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

const buyer = { uid: 'rolebuyer', rev: 2, body: { key: 'buyer', label: '采购', labelEn: 'Buyers', entities: [] } }
const view = { labelEn: '', sort: null, groupBy: null, isFiltered: false }
const repair = {
  uid: 'tablerepair',
  ...given.body([
    given.field(),
    given.field({ uid: 'fieldcost', key: 'cost', label: '费用', labelEn: 'Cost', type: 'number', section: 'money' }),
  ]),
  sections: [{ uid: 'money', label: '金额', labelEn: 'Money' }],
  acts: ['read' as const, 'add' as const],
  shown: ['title', 'cost'],
  added: ['title'],
  edited: [],
  views: [{ ...view, key: 'costs', label: '费用表', kind: 'table' as const, fields: ['cost'] }],
}

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.developer)
  const faked = { ...draftServer({ roles: [buyer] }).calls, listAppRoleMembers: () => [], ...calls }
  return renderScreen(routes, { path: '/builder/app1?view=roles', messages, session, calls: faked, ...options })
}

test('a preview tells the lists with their columns and the form of a role, without a fault for assistive technology', async () => {
  const page = open({ previewApplication: () => ({ entities: [repair] }) }, { lang: 'en-US' })
  const preview = within(await screen.findByRole('region', { name: 'The application as “Buyers” see it' }))
  const lists = within(await preview.findByRole('list', { name: 'Lists' })).getAllByRole('listitem')
  expect(lists.map(({ textContent }) => textContent)).toEqual(['All: Title, Cost', '费用表: Cost'])
  const forms = preview.getAllByRole('list', { name: 'Form' })
  expect(forms.map(({ textContent }) => textContent)).toEqual(['Title · RequiredText', 'Cost · Read onlyNumber'])
  expect(preview.getByText('Money')).toBeVisible()
  expect(page.calls.asked('previewApplication')).toEqual([{ appId: 'app1', role: 'rolebuyer' }])
  expect(await axeFaults(page.container)).toEqual([])
})

test('a role that sees nothing is told so, and a preview that cannot be had offers Retry', async () => {
  const page = open()
  expect(await screen.findByText('该角色看不到任何数据表。')).toBeVisible()
  page.unmount()
  open({ previewApplication: () => new Problem('internal') })
  const preview = within(await screen.findByRole('region', { name: '“采购”看到的应用' }))
  expect(await preview.findByRole('button', { name: '重试' })).toBeVisible()
})
