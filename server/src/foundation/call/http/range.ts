type RangeHeaders = { range: string | undefined; ifRange: string | undefined }
type Kept = { sizeBytes: number; etag: string }

/**
 * The part of a file that a request asks for (RFC 9110, 14): `whole` where it asks for nothing that is understood, or
 * for a part of a file that has changed since.
 */
export function rangeOf({ range = '', ifRange }: RangeHeaders, { sizeBytes, etag }: Kept) {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if ((from === '' && to === '') || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last ? 'beyond' : { first, last }
}
