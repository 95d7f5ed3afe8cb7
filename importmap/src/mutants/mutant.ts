export const mutantKinds = [
  'tenant',
  'audit',
  'lock',
  'rights',
  'condition',
  'off by one',
  'translation',
  'listener',
  'unescaped',
  'status',
] as const
type MutantKind = (typeof mutantKinds)[number]

/** A slip as people make it, in one place of the product: where it is, and which tests are there to see it. */
export type Mutant = {
  id: string
  kind: MutantKind
  file: string
  /** The text that stands exactly once in the file, and the text in its place. */
  find: string
  replace: string
  /** The tests that are about this place: they run first, and mostly alone. */
  nearest: readonly string[]
  /** A story that goes through this place, of `e2e/stories`. */
  story?: string
}

/** The kinds that would cost most if they went unnoticed: none of these may survive. */
export const gravest: readonly MutantKind[] = ['tenant', 'audit', 'lock', 'rights']

/** The text of the file with the mutant in it. A mutant that has no place of its own would prove nothing. */
export function plantIn({ id, file, find, replace }: Mutant, text: string) {
  const parts = text.split(find)
  if (parts.length === 2) return parts.join(replace)
  throw new Error(`the mutant ${id} replaces what ${file} has ${parts.length - 1} times, not once: ${find}`)
}
