export const parcelsPath = '/sysop/parcels'

export function parcelPath({ slug }: { slug: string }) {
  return `${parcelsPath}/${slug}`
}
