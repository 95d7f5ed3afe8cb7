import type { Lang } from '../words/lang.ts'

/** One way to fail. */
export type ProblemEntry = {
  /** HTTP status. 503 is kept for maintenance alone. */
  status: number
  /** The number in the wire's `code`. */
  code: number
  /** The field of the form that the person should look at. */
  field?: string
} & Record<Lang, string>

export function entry(status: number, code: number, [zh, en]: readonly [string, string]) {
  return { status, code, 'zh-CN': zh, 'en-US': en }
}

/** One that stands at a field of the form. */
export function field<T extends ProblemEntry>(name: string, of: T) {
  return { ...of, field: name }
}
