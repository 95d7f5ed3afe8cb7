import { expect, type Locator, type Page } from '@playwright/test'

/** A person with nothing but a keyboard: what has the focus is only looked at. */
export function byKeyboard(page: Page) {
  const { keyboard } = page
  return { tabTo, press: (key: string) => keyboard.press(key), type, choose }

  /** Goes on with Tab until it is there. */
  async function tabTo(target: Locator) {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < 120; stop += 1) {
      if (await hasFocus(target)) return
      await keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }

  /** Goes to a field and fills it in. */
  async function type(target: Locator, text: string) {
    await tabTo(target)
    await keyboard.type(text)
  }

  /** Goes to a button, a link or an entry, and takes it. */
  async function choose(target: Locator) {
    await tabTo(target)
    await keyboard.press('Enter')
  }
}

function hasFocus(target: Locator) {
  return target.evaluate((element) => element === document.activeElement)
}
