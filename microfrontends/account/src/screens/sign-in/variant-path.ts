/** The address of the other variant; where to return to afterwards is kept. */
export function variantPath(search: URLSearchParams, variant: 'admin' | 'people') {
  const next = new URLSearchParams(search)
  if (variant === 'admin') next.set('isadmin', '1')
  else next.delete('isadmin')
  return `?${next}`
}
