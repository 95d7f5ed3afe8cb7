import { expect, type Locator, type Page } from '@playwright/test'
import { byKeyboard } from '../by-keyboard.ts'
import type { wordsOf } from '../words.ts'

/** Dialogs with forms, with nothing but the keyboard. */
export function fillingIn(page: Page, t: ReturnType<typeof wordsOf>) {
  const keys = byKeyboard(page)
  return { keys, nameOf, select, pick }

  /** The field for the name of a thing, beside the one for its English name. */
  function nameOf(dialog: Locator) {
    return dialog.getByRole('textbox', { name: new RegExp(`^${t('name')}`) })
  }

  /** Goes through a list of the browser's own until the wanted one is chosen, by value or by what it says. */
  async function select(list: Locator, wanted: string) {
    await keys.tabTo(list)
    const chosen = () => list.evaluate((one: HTMLSelectElement) => [one.value, one.selectedOptions[0]?.label])
    await keys.press('Home')
    for (let step = 0; step < 12 && !(await chosen()).includes(wanted); step += 1) await keys.press('ArrowDown')
    expect(await chosen()).toContain(wanted)
  }

  /** What is found for the whole of a name may still replace, under the cursor, what was found for half of it. */
  async function pick(box: Locator, name: string) {
    await keys.type(box, name)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await expect(async () => {
      await keys.press('ArrowDown')
      await expect(box).toHaveAttribute('aria-activedescendant', /./, { timeout: 2000 })
      await keys.press('Enter')
      await expect(box).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 })
    }).toPass()
    await expect(box).toHaveValue(new RegExp(name))
  }
}

export type FillingIn = ReturnType<typeof fillingIn>
