import { expect, test } from '@jest/globals'
import { standardLimits } from '@atrium/shared-utility/contract'
import { counted } from '../telemetry/bounds.ts'
import type { Counts } from './health-query.ts'
import { isToldBySeveral, type Share } from './several.ts'

/** So many openings, so many of them with an error, each mounted in this time. */
function counts(openings: number, erred = 0, mountMs: number | null = null): Counts {
  const mount = mountMs === null ? null : counted(mountMs).map((count) => count * openings)
  return { openings, erred, mount }
}

function sum(all: readonly Counts[]): Counts {
  const mount = all.reduce<number[] | null>((one, { mount: other }) => {
    if (one === null || other === null) return one ?? other
    return one.map((count, place) => count + (other[place] ?? 0))
  }, null)
  const total = (of: (one: Counts) => number) => all.reduce((so, one) => so + of(one), 0)
  return { openings: total((one) => one.openings), erred: total((one) => one.erred), mount }
}

function judged(shares: readonly Share[], unknown: Counts = counts(0)) {
  const own = sum([...shares.map((one) => one.own), unknown])
  const beside = sum(shares.map((one) => one.before))
  return isToldBySeveral({ from: new Date(0), own, beside, dayBefore: null }, shares, standardLimits)
}

const bad: Share = { own: counts(21, 21), before: counts(21) }
const good: Share = { own: counts(21), before: counts(21) }
const slow: Share = { own: counts(30, 0, 5000), before: counts(30, 0, 40) }
const quick: Share = { own: counts(5, 0, 40), before: counts(30, 0, 40) }

test.each<[string, boolean, readonly Share[]]>([
  ['the only one that has the version', true, [bad]],
  ['the only one that has it, beside one that has the version before', true, [bad, { ...good, own: counts(0) }]],
  ['one of two', false, [bad, good]],
  ['one of two, of which the other has told of one opening', false, [bad, { ...good, own: counts(1) }]],
  ['both of two', true, [bad, { ...good, own: counts(3, 1) }]],
  ['one of many, which have errors as before', false, [bad, { own: counts(90, 2), before: counts(90, 2) }, good]],
  ['one that opens it slowly, and not the other', false, [slow, quick]],
  ['both that open it slowly', true, [slow, slow]],
  [
    'one that calls the version before quick, which the others do not have',
    true,
    [
      { own: counts(0), before: counts(30, 0, 40) },
      { own: counts(30, 0, 5000), before: counts(0) },
      { own: counts(30, 0, 5000), before: counts(0) },
    ],
  ],
  [
    'one that calls the version before quick, which the others find as slow',
    false,
    [
      { own: counts(0), before: counts(300, 0, 40) },
      { own: counts(30, 0, 5000), before: counts(30, 0, 5000) },
      { own: counts(30, 0, 5000), before: counts(30, 0, 5000) },
    ],
  ],
])('a roll-out is halted by %s: %s (S4)', (_who, is, shares) => {
  expect(judged(shares)).toBe(is)
})

test('what came before a process knew of the roll-out counts as one enterprise more (S4)', () => {
  expect([judged([bad], counts(5)), judged([bad], counts(5, 5))]).toEqual([false, true])
})
