import type { Page } from 'playwright-core'
import type { Findings } from './findings.ts'
import { told } from './violations.ts'

type Options = { findings: Findings; route: string }

/** Says where a page that is open shows a failure in its place, or nothing at all. */
export async function lookAtContent(page: Page, { findings, route }: Options) {
  const { failures, isEmpty } = await page.evaluate(contentInPage)
  for (const failure of failures) findings.add('runFails', { route, reason: told(failure) })
  if (failures.length === 0 && isEmpty) findings.add('runEmpty', { route })
}

/** Runs in the page. */
function contentInPage() {
  const host = document.querySelector<HTMLElement>('.atrium-host')
  const drawn = [...(host?.querySelectorAll('*') ?? [])]
  // Canvases, frames and elements with a tree of their own say nothing, and have a place.
  const hasBox = drawn.some((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isOwn = element.shadowRoot !== null || element.matches('canvas, svg, img, video, iframe, input, button')
    return isOwn && width > 0 && height > 0
  })
  return { failures: window.atriumShell.failures(), isEmpty: !hasBox && (host?.innerText ?? '').trim() === '' }
}
