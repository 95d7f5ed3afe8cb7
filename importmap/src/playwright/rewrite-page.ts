import type { BrowserContext, Page } from '@playwright/test'

/** Changes documents on their way to the browser; their headers stay as the server sent them, save those that are named. */
export async function rewritePage(
  where: Page | BrowserContext,
  change: (html: string) => string,
  changeHeaders: (headers: Record<string, string>) => Record<string, string> = (headers) => headers,
) {
  await where.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = change(await response.text())
      return route.fulfill({ response, headers: changeHeaders(response.headers()), body })
    },
  )
}
