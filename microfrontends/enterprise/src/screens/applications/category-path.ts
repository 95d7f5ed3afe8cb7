export const applicationsPath = '/enterprise/applications'

/** The page of one category of applications, within the portal. */
export function categoryPath(id: string) {
  return `${applicationsPath}/category/${id}`
}
