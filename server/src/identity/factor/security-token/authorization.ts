import type { Token } from './queries.ts'

const basic = /^Basic ([A-Za-z0-9+/]{1,100}={0,2})$/i

/** The credentials after `Basic`, which are also in the link. */
export function encodeToken({ id, secret }: Token) {
  return Buffer.from(`${id}:${secret}`).toString('base64')
}

/** The token of a header; null for anything else, such as the password of a proxy before us. */
export function tokenFrom(authorization: string | undefined): Token | null {
  const [, encoded] = basic.exec(authorization ?? '') ?? []
  if (encoded === undefined) return null
  const [, id, secret] = /^([a-z0-9]{1,32}):([\w-]{22})$/.exec(Buffer.from(encoded, 'base64').toString('latin1')) ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}
