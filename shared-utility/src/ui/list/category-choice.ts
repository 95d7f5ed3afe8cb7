import type { Option } from '../form/use-found.ts'

type Known = { options: readonly Option[] }

/** The control of a filter by SaaS category, for a list whose `useWords` reads the categories as `options`. */
export const categoryChoice = {
  kind: 'choice',
  label: 'enterprise.saasName',
  values: ({ options }: Known) => options.map(({ value }) => value),
  word: (id: string, { options }: Known) => options.find(({ value }) => value === id)?.label ?? id,
} as const
