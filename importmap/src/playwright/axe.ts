import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

type RunOnly = { type: 'tag' | 'rule'; values: readonly string[] }
type Axe = {
  run(context: object, options: object): Promise<{ violations: unknown }>
  _audit: { rules: readonly { id: string; impact: string }[] }
}

const violations = z.array(
  z.object({
    id: z.string(),
    impact: z.string().nullish(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().nullish() })),
  }),
)

/**
 * Everything that axe finds serious. It is put into the page once; `faultsOfColour` then asks the same axe again. Pages
 * have no frames of others, for which a builder would put it into every frame before every run. `known` names, by
 * selectors, what has been looked at before as it is.
 */
export async function faults(page: Page, known: readonly string[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return run(page, { runOnly: { type: 'tag', values: tags }, known })
}

/** The faults that may appear when nothing but the colours has changed since `faults` looked. */
export function faultsOfColour(page: Page, known: readonly string[] = []) {
  return run(page, { runOnly: { type: 'rule', values: rulesOfColour }, known })
}

type AxeOptions = { runOnly: RunOnly; known: readonly string[] }

async function run(page: Page, asked: AxeOptions) {
  const found = violations.parse(await page.evaluate(runInPage, asked))
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    )
}

/** Runs in the page. A rule has one severity for whatever it finds: those that find nothing serious need not be asked. */
async function runInPage({ runOnly, known }: AxeOptions) {
  // The field is a name alone: the types that axe brings leave out its rules.
  const name: PropertyKey = 'axe'
  const axe: Axe = Reflect.get(window, name)
  const slight = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  const rules = Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }]))
  const result = await axe.run({ exclude: known }, { resultTypes: ['violations'], runOnly, rules })
  return result.violations
}
