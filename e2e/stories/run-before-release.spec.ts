import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { goAndListen } from '../src/go-and-listen.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal({ runsVersions: true })

/** A page tells four times a minute. */
const patience = { timeout: 120_000 }

test('a broken version is refused with the reason; forced past that by an operator, its roll-out halts and the last good one is back in the open page by itself', async ({
  page,
  enterAs,
  given,
  stage,
  otherPage,
  complaints,
  t,
}) => {
  test.setTimeout(400_000)
  complaints.allow(/breaks in front of people/)
  const team = await aTeam(given, stage)
  const runOf = async (version: string) => {
    const state = async () => (await team.machine.call('getOwnBrowserCheck', { version })).check?.state
    await expect.poll(state, patience).not.toMatch(/waiting|running/)
    return team.machine.call('getOwnBrowserCheck', { version })
  }
  await team.upload('1.0.0', { heading: 'Invoices that work' })
  expect(await runOf('1.0.0')).toMatchObject({ check: { state: 'passed' }, findings: [] })
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
  await enterAs(UserType.operator)
  await goAndListen(page, team.path)
  const good = page.getByRole('heading', { level: 1, name: 'Invoices that work' })
  await expect(good).toBeVisible()

  await team.upload('2.0.0', { heading: 'Invoices', failure: 'breaks in front of people' })
  const { check, findings } = await runOf('2.0.0')
  expect(check?.state).toBe('refused')
  expect(findings).toContainEqual(expect.objectContaining({ code: 'runMountFails', level: 'refused' }))
  expect(findings.map(({ msg }) => msg).join('\n')).toContain('breaks in front of people')
  expect((await team.machine.tryCall('releaseOwnParcel', { version: '2.0.0' })).error).toBe('browserCheckRefused')
  const attempt = await team.machine.tryCall('beginOwnRollout', { version: '2.0.0', percent: 100 })
  expect(attempt.error).toBe('browserCheckRefused')
  await expect(good).toBeVisible()

  // They have proven who they are a moment ago.
  const desk = await otherPage(team.operator.cookieValues())
  await desk.goto(`/sysop/parcels/${team.slug}`)
  await expect(desk.getByText(t('refusedInBrowser'))).toBeVisible()
  await desk.getByRole('button', { name: `${t('rollOut')} 2.0.0` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('rollOutPercent'), exact: true }).fill('100')
  await dialog.getByLabel(t('rollOutOpenings')).fill('1')
  await dialog.getByLabel(t('why')).fill('The customer waits for it')
  await dialog.getByRole('switch', { name: t('releaseAllTheSame') }).check()
  await dialog.getByRole('button', { name: t('rollOut') }).click()
  await expect(desk.getByRole('link', { name: t('openRollOut') })).toBeVisible()
  const began = Date.now()
  await expect(good).toBeHidden(patience)
  const broke = Date.now()
  await expect(good).toBeVisible(patience)
  const back = Date.now()
  const { rollout } = await team.machine.call('getOwnRollout', {})
  expect(rollout).toMatchObject({ state: 'halted', endedByKind: null, found: { cause: 'errors' } })
  const [forced] = (await team.operator.call('listAudit', { action: 'forceParcel' })).list
  expect(forced?.targetId).toBe(team.slug)
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  console.log(
    `forced past the gate, the broken version stood in the open page after ${seconds(began, broke)}, and nobody did anything until the last good one was back ${seconds(broke, back)} later`,
  )
  await team.withdraw()
})
