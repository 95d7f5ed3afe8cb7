import { recordFilterText, said, type RecordFilter } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** Stands before the filter of a form that has conditions which are not whole yet. */
const unfinished = 'unfinished:'

const words = {
  'zh-CN': '有条件未填写完整，请填写或移除',
  'en-US': 'A condition is not complete. Complete it or remove it',
}

/** The filter as a field of a form holds it: as JSON, empty for none. */
export function filterText(filter: RecordFilter | undefined, isWhole = true) {
  return (isWhole ? '' : unfinished) + (filter === undefined ? '' : JSON.stringify(filter))
}

/** The filter that a field of a form holds as text; undefined where it holds none. */
export function filterIn(text: string): RecordFilter | undefined {
  const whole = isUnfinished(text) ? text.slice(unfinished.length) : text
  return whole === '' ? undefined : recordFilterText.safeParse(whole).data
}

function isUnfinished(text: string) {
  return text.startsWith(unfinished)
}

/** A condition without its value is not left out: the person meant something by it. */
export const wholeFilter = z.unknown().superRefine((text, context) => {
  if (typeof text === 'string' && isUnfinished(text)) context.addIssue({ ...said(words), continue: false })
})
