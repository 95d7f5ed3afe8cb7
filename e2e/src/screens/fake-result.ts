import type { Page } from '@playwright/test'

/** Answers a call with this result: the screen is about what is said there, not about how it came to be. */
export function fakeResult(url: string, result: object) {
  const json = { code: 1_000_000, status: 200, msg: 'success', requestId: 'story', result }
  return (page: Page) => page.route(url, (route) => route.fulfill({ json }))
}

/** Lets the server answer, and changes some of the result. */
export function changedResult(url: string, change: object) {
  return (page: Page) =>
    page.route(url, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      await route.fulfill({ response, json: { ...json, result: { ...json.result, ...change } } })
    })
}
