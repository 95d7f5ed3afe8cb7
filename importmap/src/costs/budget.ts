import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../repository.ts'
import type { AreaCost } from './areas.ts'

const counts = { servers: z.int(), processes: z.int() }

const budget = z.strictObject({
  areas: z.record(z.string(), z.strictObject({ seconds: z.number(), ...counts })),
  stories: z.strictObject({ seconds: z.number(), stories: z.int() }),
  secondsPerCall: z.number(),
  secondsPerScreen: z.number(),
})

/** The budget of `npm test`: `test-budget.json`. */
type TestBudget = z.infer<typeof budget>

export type RunCosts = {
  areas: ReadonlyMap<string, AreaCost>
  stories: { seconds: number; stories: number }
  /** Seconds of a processor for each call of the contract and for each page that a parcel declares. */
  secondsPerCall: number
  secondsPerScreen: number
}

export function readBudget(): TestBudget {
  return budget.parse(JSON.parse(readFileSync(inRepository('test-budget.json'), 'utf8')))
}

type Line = { name: string; spent: number; allowed: number | undefined; isCount: boolean }

/** Every figure of a run beside what it may be, in words; `over`: the counts that are too high, which fail a run. */
export function compareWithBudget(costs: RunCosts, { areas, stories, ...each }: TestBudget) {
  const lines = [
    ...[...costs.areas].flatMap(([name, spent]) => linesOf(name, spent, areas[name])),
    ...linesOf('stories', costs.stories, stories),
    { name: 'seconds for each call', spent: costs.secondsPerCall, allowed: each.secondsPerCall, isCount: false },
    { name: 'seconds for each screen', spent: costs.secondsPerScreen, allowed: each.secondsPerScreen, isCount: false },
  ]
  return { told: lines.map(tell), over: lines.filter((line) => line.isCount && isOver(line)).map(tell) }
}

/** A count that the budget does not know may be 0, so that a new area needs an entry as soon as it starts something. */
function linesOf(area: string, spent: Readonly<Record<string, number>>, allowed?: Readonly<Record<string, number>>) {
  return Object.entries(spent).map(([kind, figure]): Line => {
    const isCount = kind !== 'seconds'
    return { name: `${area}, ${kind}`, spent: figure, allowed: allowed?.[kind] ?? (isCount ? 0 : undefined), isCount }
  })
}

function isOver({ spent, allowed }: Line) {
  return allowed !== undefined && spent > allowed
}

function tell(line: Line) {
  const { name, spent, allowed, isCount } = line
  const figure = isCount ? String(spent) : spent.toFixed(1)
  const verdict = isOver(line) ? (isCount ? '  OVER' : '  over (a warning)') : ''
  return `${name.padEnd(44)}${figure.padStart(8)} of ${allowed ?? 'no budget'}${verdict}`
}
