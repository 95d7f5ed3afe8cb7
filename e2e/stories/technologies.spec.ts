import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { releaseFaulty } from '../src/faulty-team.ts'
import { goInside } from '../src/go-inside.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

// Whatever is released is told to every open page: no other story's.
const test = onOwnPortal()

for (const technology of ['react', 'vue', 'svelte', 'web-component']) {
  const title = `a parcel in ${technology} that spills styles, hangs, crashes, leaks or is missing leaves the rest usable`
  const tag = technology === 'vue' ? shows.isolation : []
  test(title, { tag }, async ({ page, enterAs, given, stage, t, complaints }) => {
    complaints.allow(/broken in its first drawing|listener that was left behind|status of 404|@demo\/faulty-/)
    const faulty = await releaseFaulty(technology, given, stage)
    const heading = page.getByRole('heading', { level: 1, name: 'Faulty' })
    await enterAs(UserType.operator)
    await page.goto('/')
    await openRest()

    await test.step('spills styles', async () => {
      await goInside(page, faulty.at('spill'))
      await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
      for (const outside of [
        page.locator('body'),
        page.getByRole('banner'),
        page.getByRole('button', { name: t('account') }),
      ])
        await expect(outside).not.toHaveCSS('color', 'rgb(1, 2, 3)')
      await openRest()
    })

    await test.step('hangs', async () => {
      await goInside(page, faulty.at('hang'))
      await expect(page.getByRole('main').getByText(t('loading'))).toHaveCount(1)
      await openRest()
      await goInside(page, faulty.at('hang'))
      await expectFailure(page)
      await openRest()
    })

    await test.step('crashes', async () => {
      await goInside(page, faulty.at('crash'))
      await expectFailure(page)
      // To be told to the team that answers for it, whether the frame shows the failure or the parcel itself.
      await expect(page.getByRole('main').getByText(`@demo/faulty-${technology}`).first()).toBeVisible()
      await openRest()
    })

    await test.step('leaks', async () => {
      await goInside(page, faulty.at('leak'))
      await expect(heading).toBeVisible()
      await openRest()
      await page.getByRole('button', { name: t('account') }).press('Enter')
      await page.getByRole('menuitem', { name: t('signOut') }).press('Escape')
      await openRest()
    })

    await test.step('is missing', async () => {
      await page.route(faulty.entry, (route) => route.fulfill({ status: 404 }))
      await page.goto(faulty.at('spill'))
      await expectFailure(page)
      await page.unroute(faulty.entry)
      await page.getByRole('button', { name: t('retry') }).click()
      await expect(heading).toBeVisible()
      await openRest()
    })
    await faulty.end()

    /** The landing page, by a step within the portal: what holds a step back would hold this one. */
    async function openRest() {
      await goInside(page, '/')
      await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
      await expect(heading).toHaveCount(0)
    }
  })
}

/** In its own place, with the frame of the portal around it. */
async function expectFailure(page: Page) {
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}
