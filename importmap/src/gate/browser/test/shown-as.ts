import { expect } from '@jest/globals'

/** Values of a finding, each as it is or as it looks. */
export function shownAs(values: Record<string, string | RegExp>) {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ])
  return Object.fromEntries(shown)
}
