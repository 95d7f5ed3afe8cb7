import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Findings } from './findings.ts'

type Options = { findings: Findings; route: string }

/**
 * The faults that axe finds serious or critical on the open page. Axe is put past the page's policy, as developers'
 * tools are.
 */
export async function lookForFaults(page: Page, { findings, route }: Options) {
  await page.evaluate(axe.source)
  for (const { id, impact, target, help } of await page.evaluate(runAxe, tags))
    findings.add('runAxe', { route, rule: id, impact, where: target.slice(0, 150), what: help })
}

/** The rules that are agreed on: a rule that axe is still trying out keeps no parcel out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs in the page. */
async function runAxe(values: string[]) {
  const { violations } = await window.axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values } })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target }) => ({ id, help, impact: String(impact), target: target.join(' ') })),
    )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
