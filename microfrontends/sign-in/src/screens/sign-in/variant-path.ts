/** The path of the other variant; where to return to afterwards is kept. */
export function variantPath({ pathname, search }: URL, variant: 'admin' | 'people') {
  const next = new URLSearchParams(search)
  if (variant === 'admin') next.set('isadmin', '1')
  else next.delete('isadmin')
  return next.size === 0 ? pathname : `${pathname}?${next}`
}
