/** The files that stand in the form, whose field holds their ids. */
export function idsIn(value: unknown) {
  return typeof value === 'string' && value !== '' ? value.split(',') : []
}
