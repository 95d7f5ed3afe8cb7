import type { CDPSession, Page } from 'playwright-core'
import type { Findings } from './findings.ts'
import { origin } from './page.ts'

/**
 * Listens to the browser itself, past whatever scripts of the page do: policies that were violated, and uncaught
 * errors.
 */
export async function watchViolations(page: Page, { findings, route }: { findings: Findings; route: string }) {
  const session = await page.context().newCDPSession(page)
  session.on('Audits.issueAdded', ({ issue }) => {
    const said = issue.details.contentSecurityPolicyIssueDetails
    if (said === undefined || said.isReportOnly) return
    const at = { route, ...placeOf(said.sourceCodeLocation) }
    if (said.contentSecurityPolicyViolationType.startsWith('kTrustedTypes')) findings.add('runTrustedTypes', at)
    else findings.add('runPolicy', { ...at, what: `${said.violatedDirective} ${said.blockedURL ?? ''}`.trim() })
  })
  await session.send('Audits.enable')
  page.on('pageerror', (error) => findings.add('runError', { route, reason: firstLine(error) }))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !url.includes('portal.invalid/napi'))
      findings.note('runConsole', { route, reason: message.text().slice(0, 200) })
  })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  return session satisfies CDPSession
}

type Location = { url: string; lineNumber: number; columnNumber: number }

function placeOf(location: Location | undefined) {
  if (location === undefined) return { file: '–', line: '–' }
  return { file: fileOf(location.url), line: `${location.lineNumber + 1}:${location.columnNumber + 1}` }
}

/** The file as its team knows it. */
export function fileOf(url: string) {
  return url.startsWith(origin) ? url.slice(url.lastIndexOf('/') + 1) : url.slice(0, 100)
}

/** The message of an error, and its place. */
function firstLine(error: Error) {
  const stack = (error.stack ?? '').split('\n').find((line) => line.includes('/assets/parcels/')) ?? ''
  const place = /([\w.@+-]+\.js:\d+:\d+)/.exec(stack)?.[1]
  return `${error.message.split('\n', 1)[0] ?? ''}${place === undefined ? '' : ` (${place})`}`.slice(0, 300)
}

/** The same of what a page has told: a message with its stack. */
export function told(stack: string) {
  return firstLine({ name: '', message: stack.split('\n', 1)[0] ?? '', stack })
}
