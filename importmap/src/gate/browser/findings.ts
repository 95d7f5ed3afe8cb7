import type { GateCode, GateFinding } from '@atrium/shared-utility/contract'
import { noted, refused } from '../candidate.ts'

type Values = Record<string, string | number>

/** A reader reads no more of one kind. */
const mostOfCode = 10
/** The length of a value that is told: what a page says of itself may be of any length. */
const longest = 300

/** The findings so far, each once. */
export function createFindings() {
  const found = new Map<string, GateFinding>()
  const keep = (finding: GateFinding) => {
    const ofCode = [...found.values()].filter(({ code }) => code === finding.code)
    if (ofCode.length < mostOfCode) found.set(JSON.stringify(finding), finding)
  }
  return {
    add: (code: GateCode, values: Values) => keep(refused(code, readable(values))),
    note: (code: GateCode, values: Values) => keep(noted(code, readable(values))),
    all: () => [...found.values()],
  }
}

export type Findings = ReturnType<typeof createFindings>

function readable(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readableText(String(value))]))
}

/** Cut, and without what no database takes and no reader sees. */
function readableText(text: string) {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text
  return short.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed()
}
