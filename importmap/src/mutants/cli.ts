import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allMutants } from './all-mutants.ts'
import { hunt, type Outcome } from './hunt.ts'
import { theseTests } from './layers.ts'
import type { Mutant } from './mutant.ts'
import { isGood, lineOf, pageOf, summaryOf } from './report.ts'
import { runWithout } from './run-tests.ts'
import { inRepository } from '../repository.ts'

const atOnce = 2

process.exitCode = await mutants(process.argv.slice(2))

/** `npm run mutants`: plants faults one by one, and says which tests find them (docs/mutants.md). */
async function mutants(args: readonly string[]) {
  const { only, nearest, write } = optionsIn(args)
  const chosen = only === undefined ? allMutants : only.split(',').map(named)
  const before = await runWithout({ name: 'mutant-none', args: nearestOf(chosen), most: atOnce })
  if (before.isRed) {
    console.error(`Without any mutant this test is red, so nothing can be said: ${before.test}`)
    return 1
  }
  const outcomes = await inTurns(chosen, async (mutant) => {
    const outcome = await hunt(mutant, { isNearestOnly: nearest })
    console.log(lineOf(outcome))
    return outcome
  })
  console.log(`\n${summaryOf(outcomes)}`)
  if (write) writeFileSync(inRepository('docs/mutants.md'), pageOf(outcomes))
  return isGood(outcomes) ? 0 : 1
}

function optionsIn(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      nearest: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  return values
}

function named(id: string) {
  const mutant = allMutants.find((one) => one.id === id)
  if (mutant === undefined)
    throw new Error(`There is no mutant "${id}". The mutants stand in importmap/src/mutants/list.`)
  return mutant
}

function nearestOf(chosen: readonly Mutant[]) {
  return theseTests([...new Set(chosen.flatMap(({ nearest }) => nearest))])
}

/** Works in the order of the list, whichever ends first. */
async function inTurns(chosen: readonly Mutant[], work: (mutant: Mutant) => Promise<Outcome>) {
  const outcomes = new Map<Mutant, Outcome>()
  const waiting = [...chosen]
  const turn = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
      outcomes.set(mutant, await work(mutant))
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return chosen.flatMap((mutant) => outcomes.get(mutant) ?? [])
}
