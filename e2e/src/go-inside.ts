import type { Page } from '@playwright/test'

/** Goes to an address within the portal, as a link does. */
export function goInside(page: Page, url: string) {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('header')?.append(link)
    link.click()
    link.remove()
  }, url)
}
