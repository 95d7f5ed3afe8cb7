import { useDepartmentName } from '@atrium/shared-utility/ui'

/** What an application or a category is called in the language of the page. */
export function useName() {
  const nameOf = useDepartmentName()
  return ({ name, nameEn }: { name: string; nameEn: string | null }) => nameOf({ name, nameEn: nameEn || null })
}
