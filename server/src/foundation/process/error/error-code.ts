/** The code of a failure of Node or of the database (`ENOENT`, `23505`); empty when it has none. */
export function errorCode(error: unknown) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
