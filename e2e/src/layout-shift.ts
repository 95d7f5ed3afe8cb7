import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** How far what a person saw has moved by itself since the page was opened, as Chromium adds it up: 0.1 is felt. */
export function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[] // The observer was asked for these alone.
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Nothing is told of a page in which nothing moves.
        setTimeout(() => resolve(0), 500)
      }),
  )
}
