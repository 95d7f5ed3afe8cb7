import type { FieldType } from '@atrium/shared-utility/contract'

/** Whether a value of a field, as it is kept, is the one that was sent: a number or a moment may be written in several ways. */
export function isSameValue(type: FieldType, kept: unknown, sent: unknown): boolean {
  if (typeof kept !== 'string' || typeof sent !== 'string')
    return sameList(kept, sent) ?? (kept ?? null) === (sent ?? null)
  if (type === 'number') return plainNumber(kept) === plainNumber(sent)
  if (type === 'dateTime') return Date.parse(kept) === Date.parse(sent)
  return kept === sent
}

function sameList(kept: unknown, sent: unknown) {
  return Array.isArray(kept) && Array.isArray(sent) ? kept.join() === sent.join() : undefined
}

/** Without zeros that say nothing: `-007.50` is `-7.5`. */
function plainNumber(text: string) {
  const [, sign = '', whole = '', part = ''] = /^(-?)0*(\d*?)(?:\.(\d*?)0*)?$/.exec(text) ?? []
  const digits = `${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`
  return digits === '0' ? digits : sign + digits
}
