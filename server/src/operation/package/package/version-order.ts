/** The stages before a release, as Apple counts them (3.1.0b2 comes before 3.1.0). */
const stages = new Map([
  ['d', -4n],
  ['dev', -4n],
  ['a', -3n],
  ['alpha', -3n],
  ['b', -2n],
  ['beta', -2n],
  ['pre', -2n],
  ['fc', -1n],
  ['rc', -1n],
])

type Part = [number: bigint, letters: string]
const none: Part = [0n, '']

/** Versions are numbers with dots, or hold letters as well; what is left out is 0. */
export function isLower(one: string, other: string) {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  for (let place = 0; place < Math.max(mine.length, theirs.length); place += 1) {
    const [[number, letters], [otherNumber, otherLetters]] = [mine[place] ?? none, theirs[place] ?? none]
    if (number !== otherNumber) return number < otherNumber
    if (letters !== otherLetters) return letters < otherLetters
  }
  return false
}

function partsOf(version: string): Part[] {
  return (version.match(/\d+|[A-Za-z]+/g) ?? []).map((part) => {
    if (/\d/.test(part)) return [BigInt(part), '']
    // A single capital letter is no stage: it counts builds (7A341).
    const stage = stages.get(part.length > 1 ? part.toLowerCase() : part)
    return stage === undefined ? [0n, part] : [stage, '']
  })
}
