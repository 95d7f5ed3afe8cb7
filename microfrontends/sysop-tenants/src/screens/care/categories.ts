import { useCall } from '@atrium/shared-utility/react'

type Choice = { value: string; label: string }

/** The categories in care as choices; a failure leaves none, and the list goes on without them. */
export function useCategories(): { options: readonly Choice[] } {
  const scope = useCall('getSaasScope', {})
  const categories = scope.status === 'done' ? scope.data.categories : []
  return { options: categories.map(({ id, name }) => ({ value: id, label: name })) }
}
