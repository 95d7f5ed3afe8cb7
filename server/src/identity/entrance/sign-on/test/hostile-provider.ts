import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Token = { header: object; claims: Record<string, unknown>; key: KeyObject | null }

/** A provider that hands out whatever id token the test makes of the right one. */
export async function startHostileProvider() {
  const own = keyPair()
  let nonce = ''
  let spoil = (token: Token) => token
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') return send(response, metadata(issuer))
    if (url.pathname === '/jwks') return send(response, { keys: [{ ...own.publicJwk, kid: 'own', alg: 'RS256' }] })
    const token = spoil({
      header: { alg: 'RS256', kid: 'own' },
      claims: { ...claimsOf(issuer), nonce },
      key: own.privateKey,
    })
    return send(response, { access_token: 'x', token_type: 'bearer', id_token: encode(token) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}` // It listens on TCP, so this is an address.
  return {
    issuer,
    /** The answer that comes back to the portal from this address, which no browser visits. */
    answer(authorizationUrl: string, change: (token: Token) => Token) {
      const { searchParams } = new URL(authorizationUrl)
      nonce = searchParams.get('nonce') ?? ''
      spoil = change
      return { state: searchParams.get('state') ?? '', code: 'any' }
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicJwk: publicKey.export({ format: 'jwk' }) }
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'none'],
  }
}

function claimsOf(issuer: string) {
  const now = Math.floor(Date.now() / 1000)
  const person = { sub: 'mallory', email: 'mallory@hostile.example', email_verified: true }
  return { iss: issuer, aud: 'atrium', iat: now, exp: now + 60, ...person }
}

export function encode({ header, claims, key }: Token) {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = key === null ? '' : createSign('RSA-SHA256').update(text).sign(key).toString('base64url')
  return `${text}.${signature}`
}

function send(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
