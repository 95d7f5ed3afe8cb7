import type { BrowserContext } from '@playwright/test'

export type Complaints = {
  /** Complaints that this story causes on purpose. */
  allow(...patterns: RegExp[]): void
  /** Also listens to a browser that the story opened itself. */
  listen(context: BrowserContext): Promise<void>
  /** Everything else that a page complained of. */
  unexpected(): string[]
}

/** Listens to what pages complain of: errors in the console, uncaught errors, breaches of the content security policy. */
export function collectComplaints(): Complaints {
  const heard: string[] = []
  const allowed: RegExp[] = []
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    async listen(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
      await context.exposeBinding('complainOfPolicy', (_source, breach: string) => void heard.push(`policy: ${breach}`))
      await context.addInitScript(reportBreaches)
    },
  }
}

declare global {
  interface Window {
    complainOfPolicy(breach: string): void
  }
}

/** Runs in the page. */
function reportBreaches() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    window.complainOfPolicy(`${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
}
