import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { goAndListen } from '../src/go-and-listen.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

// Whatever is released is told to every open page: no other story's.
const test = onOwnPortal()

/** A page tells four times a minute. */
const patience = { timeout: 120_000 }

test('a version that is rolled out to one enterprise stands in the open page of its people, and in no other', async ({
  given,
  stage,
  otherPage,
}) => {
  test.setTimeout(240_000)
  const team = await aTeam(given, stage, { userTypes: ['administrator'] })
  await team.release('1.0.0', 'Orders, first')
  await team.upload('2.0.0', { heading: 'Orders, second' })
  const [one, two] = [await given.signedIn(UserType.administrator, 0), await given.signedIn(UserType.administrator, 1)]
  const [chosen, neighbour] = [await otherPage(one.cookieValues()), await otherPage(two.cookieValues())]
  for (const page of [chosen, neighbour]) {
    await goAndListen(page, team.path)
    await expect(page.getByRole('heading', { level: 1, name: 'Orders, first' })).toBeVisible()
  }
  const { entId = '' } = one.cookieValues()
  expect(entId).not.toBe(two.cookieValues()['entId'])

  await team.machine.call('beginOwnRollout', { version: '2.0.0', enterprises: [entId] })
  await expect(chosen.getByRole('heading', { level: 1, name: 'Orders, second' })).toBeVisible(patience)
  await neighbour.reload()
  await expect(neighbour.getByRole('heading', { level: 1, name: 'Orders, first' })).toBeVisible()

  await team.machine.call('completeOwnRollout', {})
  await expect(neighbour.getByRole('heading', { level: 1, name: 'Orders, second' })).toBeVisible(patience)
  await team.withdraw()
})

test(
  'a broken version that is rolled out halts by its own errors, and the last good one is back in the open page by itself',
  { tag: shows.isolation },
  async ({ page, enterAs, given, stage, complaints }) => {
    test.setTimeout(240_000)
    complaints.allow(/breaks in front of people/)
    const team = await aTeam(given, stage, { userTypes: ['administrator'] })
    await team.release('1.0.0', 'Invoices that work')
    await team.upload('2.0.0', { heading: 'Invoices', failure: 'breaks in front of people' })
    await enterAs(UserType.administrator)
    await goAndListen(page, team.path)
    const good = page.getByRole('heading', { level: 1, name: 'Invoices that work' })
    await expect(good).toBeVisible()

    await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100, limits: { openings: 1 } })
    const began = Date.now()
    await expect(good).toBeHidden(patience)
    const broke = Date.now()
    await expect(good).toBeVisible(patience)
    const { rollout } = await team.machine.call('getOwnRollout', {})
    expect(rollout).toMatchObject({ state: 'halted', endedByKind: null, found: { cause: 'errors' } })
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    const halted = Date.parse(rollout?.endedAt ?? '')
    console.log(
      `the broken version stood in the open page after ${seconds(began, broke)}, was halted ${seconds(broke, halted)} later, and the last good one was back after another ${seconds(halted, Date.now())}`,
    )
    await team.withdraw()
  },
)

test('a version that is mounted and throws when it is drawn halts by the first page that opens it', async ({
  page,
  enterAs,
  given,
  stage,
  complaints,
}) => {
  test.setTimeout(240_000)
  complaints.allow(/breaks when it is drawn/)
  const team = await aTeam(given, stage, { userTypes: ['administrator'] })
  await team.release('1.0.0', 'Receipts that work')
  await team.upload('2.0.0', { heading: 'Receipts', failure: 'breaks when it is drawn', isDrawn: true })
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100, limits: { openings: 1 } })
  await enterAs(UserType.administrator)
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  await expect(async () => {
    // Loaded anew: what it throws it throws before what measures the page is there.
    await page.goto(team.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(said.join('\n')).toContain('breaks when it is drawn')
  }).toPass(patience)
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts that work' })).toBeVisible(patience)
  const { rollout } = await team.machine.call('getOwnRollout', {})
  expect(rollout).toMatchObject({ state: 'halted', endedByKind: null, found: { cause: 'errors' } })
  await team.withdraw()
})

test('an operator rolls a version out to a share of the people, reads how it does, and halts it', async ({
  given,
  stage,
  otherPage,
  t,
}) => {
  test.setTimeout(240_000)
  const team = await aTeam(given, stage)
  await team.release('1.0.0', 'Quotes, first')
  await team.upload('2.0.0', { heading: 'Quotes, second' })
  // They have proven who they are a moment ago.
  const page = await otherPage(team.operator.cookieValues())
  await page.goto(`/sysop/parcels/${team.slug}`)
  await page.getByRole('button', { name: `${t('rollOut')} 2.0.0` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('rollOutPercent'), exact: true }).fill('100')
  await dialog.getByLabel(t('why')).fill('A new page of quotes')
  await dialog.getByRole('button', { name: t('rollOut') }).click()
  await page.getByRole('link', { name: t('openRollOut') }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${team.slug} 2.0.0` })).toBeVisible()
  await page.getByRole('button', { name: t('haltRollOut') }).click()
  const halting = page.getByRole('dialog')
  await halting.getByLabel(t('why')).fill('The prices are wrong')
  await halting.getByRole('button', { name: t('haltRollOut') }).click()
  await expect(page.getByText(t('halted'), { exact: true })).toBeVisible()
  await expect(page.getByText(/The prices are wrong/)).toBeVisible()
  await team.withdraw()
})
