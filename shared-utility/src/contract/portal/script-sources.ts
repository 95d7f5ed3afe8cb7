type Scripts = {
  /** SHA-256 in base64 of the text of the page's one script without an address; null where the page runs nothing. */
  text: string | null
  /** Addresses elsewhere that this very page names: one ends in `/` for all that is below it. */
  named?: readonly string[]
}

/**
 * The second policy of a page. A browser runs a script only if both allow it. By the first one, a script with the nonce may add any
 * other, and every parcel knows the nonce. By this one, neither counts: it allows the portal's own files, the text that the page
 * begins with, and what the page names.
 */
export function scriptSources({ text, named = [] }: Scripts) {
  return text === null
    ? "script-src 'none'"
    : ['script-src', "'self'", `'sha256-${text}'`, ...named.map(source)].join(' ')
}

/** An address as a policy writes it: without a query, and with no sign that would end it there. */
function source(address: string) {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}
