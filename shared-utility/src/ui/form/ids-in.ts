/** What a field of many holds: their ids, with commas between. */
export function idsIn(field: string) {
  return field.split(',').filter((one) => one !== '')
}
