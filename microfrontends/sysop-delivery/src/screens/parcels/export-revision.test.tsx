import { jest } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRevision } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const path = '/sysop/parcels/revision/r2'
const file = { name: 'atrium-revision-2.zip', rows: 5, isCut: false, content: new Blob(['PK']) }
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

function open(calls: CallFakes = {}, at = path) {
  const server: CallFakes = { getRevision: () => aRevision(), saveRevision: () => file, ...calls }
  return renderScreen(routes, { path: at, lang: 'en-US', calls: server })
}

test('an operator saves a revision as a file, under the name that the server gave it', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export revision 2' }))
  expect(await dialog.findByText('Saved: atrium-revision-2.zip')).toBeVisible()
  expect([saved, page.calls.asked('saveRevision')]).toEqual([['atrium-revision-2.zip'], [{ id: 'r2' }]])
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})

test('an export that fails says why, and is tried again', async () => {
  let isDown = true
  const { user } = open(
    { saveRevision: () => (isDown ? new Problem('storageUnavailable') : file) },
    `${path}?dialog=export`,
  )
  const again = await screen.findByRole('button', { name: /again|retry/i })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('Saved: atrium-revision-2.zip')).toBeVisible()
})
