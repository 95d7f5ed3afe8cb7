import type { GateFinding } from '@atrium/shared-utility/contract'

const mostFindings = 100
const longest = 200

/**
 * As many findings as a person reads, those that keep the version out first; for the others, their number. Their values
 * are what the version says, so they are cut.
 */
export function shortened(findings: readonly GateFinding[]): GateFinding[] {
  const inOrder = [...findings.filter(isRefused), ...findings.filter((one) => !isRefused(one))]
  const kept = inOrder.slice(0, mostFindings).map(cut)
  const [first] = inOrder.slice(mostFindings)
  if (first === undefined) return kept
  const count = String(findings.length - mostFindings)
  return [...kept, { code: 'andMore', level: first.level, values: { count } }]
}

function isRefused({ level }: GateFinding) {
  return level === 'refused'
}

function cut({ values, ...rest }: GateFinding): GateFinding {
  const short = Object.entries(values).map(([name, value]) => [name, shortText(value)])
  return { ...rest, values: Object.fromEntries(short) }
}

function shortText(value: string) {
  return value.length > longest ? `${value.slice(0, longest)}…`.toWellFormed() : value
}
