/** A small package for Android, signed, of “Keys only” (com.example.keys) 1.7: as its tools put one together. */
export function anApk() {
  return {
    name: 'keys-only.apk',
    mimeType: 'application/vnd.android.package-archive',
    buffer: Buffer.from(base64, 'base64'),
  }
}

const base64 = [
  'UEsDBBQAAAAIAAAAAADDZ75ZCQEAADgCAAATAAAAQW5kcm9pZE1hbmlmZXN0LnhtbHXQzS4EURCG4ed0D3qMyCxmIczCDZhEImHP',
  'jszGXjSaTOY3GmFn4WKsXYTrcCfDnLToCGdzqr6q761KpTIHCUHXUWDNzzupxevYxB76OMMtXvCKN7zjA0tGchcKo6+OhoFLUxO0',
  'PCjcKg2icmjqSvFHpS83jpVlYwMTp64MkRnLTQxcK5TusGImd2kodxNd7ThzrKfwGFkzI4WeocKTEqldPfuRea+MtB1lNaclN4uu',
  'xf65u2ozmo4rxnZURp7ijZ5DpmtxyxASIWwlIXSTENaSEJLQdl6753w+ny+hoyOtacvVn5GuVHHyo7W/tbTWl2HBP/jFb1b8UNMa',
  'NdbGP77VP3xq81pfySdHAAAAAAAAACcAAAAAAAAAGocJcR8AAAAbAAAAFwAAAAAAAAAPAAAACwAAAGNlcnRpZmljYXRlRwAAAAAA',
  'AABBUEsgU2lnIEJsb2NrIDQyUEsBAhQAFAAAAAgAAAAAAMNnvlkJAQAAOAIAABMAAAAAAAAAAAAAAAAAAAAAAEFuZHJvaWRNYW5p',
  'ZmVzdC54bWxQSwUGAAAAAAEAAQBBAAAAiQEAAAAA',
].join('')
