import type { Exported } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith, chooseAct } from './given.ts'

const begun: Exported = {
  id: 'e1',
  list: 'exportEnterprise',
  name: 'Acme.jsonl',
  status: 'running',
  rows: 10,
  total: 40,
  sizeBytes: null,
  startedAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-06T08:00:00.000Z',
}

test('the data of an enterprise are exported after a word on what is in it, and the file is among one’s exports', async () => {
  const { user, calls } = renderScreen(routes, {
    path: '/sysop/enterprise/acme1',
    messages,
    lang: 'en-US',
    calls: { ...aServerWith(anEnterprise()), exportEnterprise: () => begun, listExports: () => [begun] },
  })
  await chooseAct(user, 'Export data')
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Export the data of Acme, without application records?',
  })
  expect(dialog).toHaveTextContent('personal data')
  expect(dialog).toHaveTextContent('Not included: records of applications, conversations')
  expect(dialog).toHaveTextContent('Only administrators of the enterprise can export records')
  await user.click(within(dialog).getByRole('button', { name: 'Export data' }))
  expect(await screen.findByRole('progressbar', { name: 'Acme.jsonl' })).toBeVisible()
  expect(calls.asked('exportEnterprise')).toEqual([{ entid: 'acme1', onceKey: expect.any(String) }])
  expect(await axeFaults(document.body)).toEqual([])
})
