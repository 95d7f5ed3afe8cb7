/** What the person who runs the server can do about it, by S3's code. */
const words: Record<string, string> = {
  AccessDenied: 'the key of ATRIUM_S3_KEY_ID may not do this in the bucket',
  AuthorizationHeaderMalformed: 'ATRIUM_S3_REGION is not the region of the bucket',
  ExpiredToken: 'the key of ATRIUM_S3_KEY_ID has expired',
  InvalidAccessKeyId: 'the key of ATRIUM_S3_KEY_ID is unknown there, or has expired',
  NoSuchBucket: 'there is no bucket of the name in ATRIUM_S3_BUCKET',
  PermanentRedirect: 'the bucket is elsewhere: look at ATRIUM_S3_URL and ATRIUM_S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine and that of the store are too far apart',
  SignatureDoesNotMatch: 'ATRIUM_S3_KEY_SECRET is not the secret of the key in ATRIUM_S3_KEY_ID',
  SlowDown: 'it was asked too often, and goes on refusing',
}

export function wordsOf(status: number, code: string) {
  const more = words[code]
  return `the file store answered ${status} ${code}${more === undefined ? '' : `: ${more}`}`
}
