import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { inRepository } from './repository.ts'

const source = readFileSync(inRepository('node_modules/axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

type RunOnly = { type: 'tag' | 'rule'; values: readonly string[] }
type Axe = { run(context: Document, options: object): Promise<{ violations: unknown }> }

const violations = z.array(
  z.object({
    id: z.string(),
    impact: z.string().nullish(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().nullish() })),
  }),
)

/**
 * Everything that axe finds serious. It is put into the page once; `faultsOfColour` then asks the same axe again. Pages
 * have no frames of others, for which a builder would put it into every frame before every run.
 */
export async function faults(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return run(page, { type: 'tag', values: tags })
}

/** What can be wrong when nothing but the colours has changed since `faults` looked. */
export function faultsOfColour(page: Page) {
  return run(page, { type: 'rule', values: rulesOfColour })
}

async function run(page: Page, runOnly: RunOnly) {
  const found = violations.parse(await page.evaluate(runInPage, runOnly))
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    )
}

declare global {
  interface Window {
    axe: Axe
  }
}

/** Runs in the page. */
async function runInPage(runOnly: RunOnly) {
  const result = await window.axe.run(document, { resultTypes: ['violations'], runOnly })
  return result.violations
}
