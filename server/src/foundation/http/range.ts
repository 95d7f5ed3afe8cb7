type RangeHeaders = { range: string | undefined; ifRange: string | undefined }
type Kept = { sizeBytes: number; etag: string }

/**
 * What a request for a part of a file asks for (RFC 9110, 14): `whole` where it asks for nothing that is understood, or the
 * file is not the one any more whose part it has.
 */
export function rangeOf({ range = '', ifRange }: RangeHeaders, { sizeBytes, etag }: Kept) {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if ((from === '' && to === '') || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last ? 'beyond' : { first, last }
}
