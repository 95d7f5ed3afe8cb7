/** What the fields of a form hold, by path: `{ name: 'Acme', 'admin.loginId': 'acme.admin', private: false }`. */
export type FormValues = Record<string, string | boolean>

type Input = { [key: string]: unknown }

/** Which values go to the server: all that are filled in, or only those that differ from what was read. */
export type Sends = 'everything' | 'changes'

type Filled = { values: FormValues; initial: FormValues; sends: Sends }

/**
 * The values as the nested object that a call's schema describes. A text left empty is left out; one
 * that was emptied in a change is sent as the empty text, which takes the value away.
 */
export function toInput({ values, initial, sends }: Filled): Input {
  const input: Input = {}
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const parent = keys.slice(0, -1).reduce(child, input)
    const isSent = sends === 'everything' ? value !== '' : value !== initial[path]
    if (isSent) parent[keys.at(-1) ?? path] = value
  }
  return input
}

/** The same form on newer ground: fields the person changed keep their value, the others take the new one. */
export function rebase(values: FormValues, initial: FormValues, latest: FormValues): FormValues {
  const kept = Object.entries(values).filter(([path, value]) => value !== initial[path])
  return { ...latest, ...Object.fromEntries(kept) }
}

/** Fields that both this person and another one changed, with the other's value. */
export function collisions(values: FormValues, initial: FormValues, latest: FormValues): FormValues {
  const both = Object.entries(latest).filter(
    ([path, theirs]) => theirs !== initial[path] && values[path] !== initial[path] && theirs !== values[path],
  )
  return Object.fromEntries(both)
}

export function isSame(left: FormValues, right: FormValues) {
  const paths = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...paths].every((path) => left[path] === right[path])
}

/** The same fields with every text empty. */
export function blank(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, typeof value === 'string' ? '' : value]),
  )
}

function child(parent: Input, key: string): Input {
  const known = parent[key]
  if (isInput(known)) return known
  const made: Input = {}
  parent[key] = made
  return made
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null
}
