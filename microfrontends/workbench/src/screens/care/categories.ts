import { useCall } from '@atrium/shared-utility/react'

type Choice = { value: string; label: string }

/** The categories in care as choices; a failure leaves none, and the list goes on without them. */
export function useCategories(): { options: readonly Choice[] } {
  const scope = useCall('getSaasScope', {})
  const categories = scope.status === 'done' ? scope.data.categories : []
  return { options: categories.map(({ id, name }) => ({ value: id, label: name })) }
}

type Known = { options: readonly Choice[] }

/** The control of a filter by category, for a list whose words come from the hook above. */
export const categoryChoice = {
  kind: 'choice',
  label: 'enterprise.saasName',
  values: ({ options }: Known) => options.map(({ value }) => value),
  word: (id: string, { options }: Known) => options.find(({ value }) => value === id)?.label ?? id,
} as const
