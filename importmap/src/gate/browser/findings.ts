import type { GateCode, GateFinding } from '@atrium/shared-utility/contract'
import { noted, refused } from '../candidate.ts'

type Values = Record<string, string | number>

/** Of one kind nobody reads more. */
const mostOfCode = 10

/** What was found so far, each once. */
export function createFindings() {
  const found = new Map<string, GateFinding>()
  const keep = (finding: GateFinding) => {
    const ofCode = [...found.values()].filter(({ code }) => code === finding.code)
    if (ofCode.length < mostOfCode) found.set(JSON.stringify(finding), finding)
  }
  return {
    add: (code: GateCode, values: Values) => keep(refused(code, values)),
    note: (code: GateCode, values: Values) => keep(noted(code, values)),
    all: () => [...found.values()],
  }
}

export type Findings = ReturnType<typeof createFindings>
