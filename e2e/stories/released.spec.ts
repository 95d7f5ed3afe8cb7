import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { goAndListen } from '../src/go-and-listen.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { expect } from '../src/story.ts'

// Whatever is released is told to every open page: no other story's.
const test = onOwnPortal()

test('what a team releases stands in a page that is open: its entry, its page, its next version, and the one before when that is brought back', async ({
  page,
  enterAs,
  given,
  stage,
  t,
}) => {
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
})
