import { allMutants } from './all-mutants.ts'
import { gravest } from './mutant.ts'
import type { Outcome } from './hunt.ts'

const mostSurvivors = 4

export function isGood(outcomes: readonly Outcome[]) {
  const survivors = outcomes.filter(({ caughtBy }) => caughtBy === null)
  return survivors.length <= mostSurvivors && survivors.every(({ mutant }) => !gravest.includes(mutant.kind))
}

export function lineOf({ mutant: { id, kind, file }, caughtBy, test, seconds }: Outcome) {
  return `${(caughtBy ?? 'survived').padEnd(8)}  ${id} (${kind}, ${file}), ${seconds} s${test && `\n            ${test}`}`
}

export function summaryOf(outcomes: readonly Outcome[]) {
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== null)
  const by = Map.groupBy(caught, ({ caughtBy }) => caughtBy)
  const parts = [...by].map(([layer, some]) => `${some.length} by ${layer === 'story' ? 'a story' : `the ${layer}`}`)
  return `${caught.length} of ${outcomes.length} mutants caught${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

export function pageOf(outcomes: readonly Outcome[]) {
  return `${introduction}\n${summaryOf(outcomes)}.\n\n${tableOf(outcomes)}\n`
}

const introduction = `# Mutants

${allMutants.length} small faults, as people make them, planted one at a time: a tenant term, an audit write, a lock or a check of rights that is
missing; a condition the wrong way round; a bound that is off by one; a missing translation; a listener that stays; a value that is not
escaped; a wrong status. \`npm run mutants\` says which tests find each of them. It is run when tests are moved, merged or dropped, and
before a release.

- \`npm run mutants -- --only back-confirms,code-without-lock\` plants these alone, \`-- --nearest\` runs the nearest tests alone,
  \`-- --write\` writes this page.
- The mutants stand in \`importmap/src/mutants/list\`, each with its file, what stands there and what takes its place, and the tests
  that are about this place. A unit test holds that each has one place. Where code moves, the mutant moves along.
- No file is changed. Each Node of a run loads \`importmap/src/mutants/plant.ts\` first, and whoever reads the one file reads it with the
  mutant. Stories are played in a copy of the repository, in \`.cache\`.
- The nearest tests come first, which have to be green without any mutant; then, while it lives, those of its area, the pages that depend
  on it, and a story. The first layer that fails has caught it. A test that never loaded the mutant, or fails without it, has not.
- A run is good when at most ${mostSurvivors} survive, and none survives that concerns tenants, rights, locks or audit. A survivor gets a test at
  the cheapest layer that can see it, unless the product behaves the same with it: then it was no fault, and another takes its place.
`

function tableOf(outcomes: readonly Outcome[]) {
  const rows = outcomes.map(({ mutant: { id, kind, file }, caughtBy, test, seconds }) => {
    const [, ...title] = test.split(': ')
    return [id, kind, `\`${file}\``, caughtBy ?? 'survived', title.join(': ') || test, String(seconds)]
  })
  return [['mutant', 'kind', 'file', 'caught by', 'first test that fails', 's'], Array(6).fill('---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}
