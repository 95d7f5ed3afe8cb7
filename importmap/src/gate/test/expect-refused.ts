import { expect } from '@jest/globals'
import { fill, gateWords, type GateCode } from '@atrium/shared-utility/contract'
import { found, type Wrong } from './a-parcel.ts'

export type ExpectedFinding = [GateCode, Record<string, string>]

/** The finding is told, and every sentence has all that it names. */
export function expectRefused(wrong: Wrong, [code, values]: ExpectedFinding) {
  const all = found(wrong)
  expect(all).toContainEqual({ code, level: 'refused', values: expect.objectContaining(values) })
  for (const { code: one, values: said } of all)
    for (const words of Object.values(gateWords[one])) expect(fill(words, said)).not.toMatch(/\{\w+\}/)
}
