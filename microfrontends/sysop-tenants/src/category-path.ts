export const categoriesPath = '/sysop/saas'

/** The page of one category, within the portal. */
export function categoryPath(id: string) {
  return `${categoriesPath}/${id}`
}
