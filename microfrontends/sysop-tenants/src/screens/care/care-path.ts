export const careEnterprisesPath = '/console/enterprises'

/** The page of one enterprise in care, within the portal. */
export function careEnterprisePath(entid: string) {
  return `${careEnterprisesPath}/${entid}`
}

/** The enterprises of one category in care. */
export function careCategoryPath(saasId: string) {
  return `${careEnterprisesPath}?saas_id=${saasId}`
}
