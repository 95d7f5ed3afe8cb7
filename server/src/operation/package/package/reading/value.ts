import type { StringPool } from './string-pool.ts'

/** A value in one of Android's binary files: plain, or what stands in the resources under this id. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** Red, green and blue. */
  | { kind: 'color'; color: number }
  | { kind: 'resource'; id: number }

/** A value by its kind in the file (AOSP, ResourceTypes.h, Res_value); null for a kind that nothing here asks for. */
export function valueOf(type: number, data: number, strings: StringPool): Value | null {
  if (type === 0x03) return { kind: 'text', text: strings.text(data) }
  if (type === 0x01) return { kind: 'resource', id: data }
  if (type === 0x10 || type === 0x11) return { kind: 'number', number: data }
  return type >= 0x1c && type <= 0x1f ? { kind: 'color', color: data & 0xff_ff_ff } : null
}
