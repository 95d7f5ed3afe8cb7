import type { Option } from '../form/use-found.ts'

type Choices = { options: readonly Option[] }

/** The control of a filter by SaaS category, for a list whose `useWords` reads the categories as `options`. */
export const categoryChoice = {
  kind: 'choice',
  label: 'enterprise.saasName',
  values: ({ options }: Choices) => options.map(({ value }) => value),
  word: (id: string, { options }: Choices) => options.find(({ value }) => value === id)?.label ?? id,
} as const
