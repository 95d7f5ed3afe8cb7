import { recordFilterText, type RecordFilter } from '@atrium/shared-utility/contract'

/** The filter that a field of a form holds as text; undefined where it holds none. */
export function filterIn(text: string): RecordFilter | undefined {
  return text === '' ? undefined : recordFilterText.safeParse(text).data
}
