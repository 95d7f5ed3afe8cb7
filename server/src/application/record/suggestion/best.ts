import { normalName } from '../../../foundation/query/list/names.ts'

/** So many of one type, however many there are. */
export const eachMost = 5

/** Those whose name begins with the text, then all others, each in their order. */
export function beginningFirst<T extends { name: string; nameEn: string | null }>(rows: readonly T[], text: string) {
  const wanted = normalName(text)
  const begins = ({ name, nameEn }: T) => Number([name, nameEn ?? ''].some((one) => normalName(one).startsWith(wanted)))
  return rows.toSorted((one, other) => begins(other) - begins(one))
}
