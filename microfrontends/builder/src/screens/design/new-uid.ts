const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** What a table or a field is known by in every version: 20 lower-case letters and digits. */
export function newUid() {
  const random = crypto.getRandomValues(new Uint32Array(20))
  return [...random].map((one) => letters[one % letters.length]).join('')
}
