/** The bytes of a base64url text (RFC 4648 section 5), with or without padding. Throws on any other character. */
export function fromBase64url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
