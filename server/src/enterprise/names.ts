/** Names that look the same are the same: full width as half width, capitals as small letters, blanks as one. */
export function normalName(name: string) {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
