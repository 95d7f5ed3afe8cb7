import { jest } from '@jest/globals'
import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const file: CallOutput<'exportAudit'> = {
  name: 'audit_2026-03-05.csv',
  rows: 1204,
  isCut: false,
  content: new Blob(['at,action']),
}

let saved: string[] = []

/** jsdom saves no files: the names of those that would be saved are kept. */
beforeEach(() => {
  saved = []
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('#saved')
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listAudit: () => ({ total: 0, list: [] }),
    listAuditActions: () => [],
    exportAudit: () => file,
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/audit', messages, calls: server, ...options })
}

async function choose({ user }: ReturnType<typeof open>, format: RegExp) {
  await user.click(await screen.findByRole('button', { name: /^(导出|Export)$/ }))
  await user.click(screen.getByRole('menuitem', { name: format }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
  return dialog
}

test('what the filters show is saved as a file, under the name that the server gave it', async () => {
  const page = open({}, { path: '/sysop/audit?result=denied&from=2026-03-01&iSearch=x' })
  const dialog = await choose(page, /CSV/)
  expect(await within(dialog).findByText(/已导出 1,204 条记录：audit_2026-03-05.csv/)).toBeVisible()
  expect(saved).toEqual(['audit_2026-03-05.csv'])
  const from = new Date('2026-03-01T00:00:00').toISOString()
  expect(page.calls.asked('exportAudit')).toEqual([{ format: 'csv', result: 'denied', from, iSearch: 'x' }])
})

test('where there were more rows than a file may hold, it says so', async () => {
  const page = open({ exportAudit: () => ({ ...file, isCut: true, rows: 100_000 }) })
  const dialog = await choose(page, /NDJSON/)
  expect(await within(dialog).findByText(/已导出最新的 100,000 条/)).toBeVisible()
  expect(page.calls.asked('exportAudit')).toEqual([{ format: 'ndjson' }])
})

test('an export that fails saves nothing and can be started again', async () => {
  const answers = [new Problem('overloaded'), file]
  const page = open({ exportAudit: () => answers.shift() ?? new Problem('internal') })
  const dialog = await choose(page, /CSV/)
  await within(dialog).findByRole('alert')
  expect(saved).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '重试' }))
  expect(await within(dialog).findByText(/已导出/)).toBeVisible()
  expect(saved).toHaveLength(1)
})

test('while it comes, it can be given up', async () => {
  const page = open({ exportAudit: () => new Promise(() => {}) })
  const dialog = await choose(page, /CSV/)
  expect(within(dialog).getByRole('progressbar', { name: '导出' })).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: '取消' }))
  expect(saved).toEqual([])
})

test('assistive technology finds no fault, in English', async () => {
  const dialog = await choose(open({}, { lang: 'en-US' }), /spreadsheet/)
  expect(await within(dialog).findByText(/1,204 entries exported/)).toBeVisible()
  expect(await axeFaults(dialog)).toEqual([])
})
