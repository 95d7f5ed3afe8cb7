import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { goAndListen } from '../src/go-and-listen.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

// Whatever is released is told to every open page: no other story's.
const test = onOwnPortal()

test(
  'what a team releases stands in a page that is open: its entry, its page, its next version, and the one before when that is brought back',
  { tag: shows.live },
  async ({ page, enterAs, given, stage, t }) => {
    const team = await aTeam(given, stage)
    await enterAs(UserType.operator)
    await goAndListen(page, '/sysop/setting')
    const loads: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())))

    await team.release('1.0.0', 'Customers, first')
    await page.getByRole('navigation').getByRole('link', { name: team.slug }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Customers, first' })).toBeVisible()

    await page.getByRole('textbox', { name: 'Note' }).fill('half a word')
    await team.release('1.1.0', 'Customers, second')
    await page.getByRole('button', { name: t('openNewVersion') }).waitFor()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a word')
    await page.getByRole('button', { name: t('openNewVersion') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Customers, second' })).toBeVisible()

    // Of this parcel alone: teams of other stories release at the same time.
    await team.operator.call('rollBackParcel', { slug: team.slug, reason: 'The second one harms' })
    await expect(page.getByRole('heading', { level: 1, name: 'Customers, first' })).toBeVisible()
    expect(loads).toEqual([])
    await team.withdraw()
  },
)

test('a stored file in which one byte has changed is run by no browser, all else works on, and it is put right by what that browser tells, which operators read of', async ({
  otherPage,
  given,
  stage,
  portal,
  t,
  complaints,
}) => {
  complaints.allow(/integrity|failed \(load/)
  const team = await aTeam(given, stage)
  await team.release('1.0.0', 'Customers')
  const cookies = team.operator.cookieValues()
  const before = await otherPage(cookies)
  await before.goto(team.path)
  await expect(before.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await before.goto('about:blank')

  await changeByte(path.join(portal.dataFolder, 'assets', team.slug))
  // A person who opened it before has the right one.
  const after = await otherPage(cookies)
  await after.goto(team.path)
  await expect(after.getByRole('alert').getByRole('heading', { name: t('pageFailed') })).toBeVisible()
  await after
    .getByRole('navigation')
    .getByRole('link', { name: t('enterprises') })
    .click()
  await expect(after.getByRole('table', { name: t('enterprises') })).toBeVisible()

  const noticed = await otherPage(cookies)
  await expect(async () => {
    await noticed.goto('/sysop/parcels')
    await expect(noticed.getByRole('region', { name: t('damagedFiles') })).toContainText(team.slug, { timeout: 5000 })
  }).toPass()
  await noticed.goto(team.path)
  await expect(noticed.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  // The operator's session goes on under another id: what these pages still ask would be refused.
  for (const open of [after, noticed]) await open.goto('about:blank')
  await team.withdraw()
})

/** In the one script that lies in a folder, whose compressed forms are taken away. */
async function changeByte(folder: string) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!name.endsWith('.js')) await rm(file, { recursive: true })
    else {
      const bytes = await readFile(file)
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      await writeFile(file, bytes)
    }
  }
}
