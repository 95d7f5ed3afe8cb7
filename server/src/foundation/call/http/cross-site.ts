import { Problem, requestedWith } from '@atrium/shared-utility/contract'
import { sameText } from '../../process/secrets/secrets.ts'

type Facts = {
  method: string
  headers: {
    'sec-fetch-site'?: string | string[]
    origin?: string
    referer?: string
    host?: string
    'x-csrf-token'?: string | string[]
    'x-requested-with'?: string | string[]
  }
  /** True for a GET that changes something. */
  changes?: boolean
  /** The portal's own origin, when it is configured. */
  baseUrl: string | null
  /** The token of the live session, if there is one. */
  csrf: string | null
}

/**
 * Refuses a change that another site made the browser send. The browser says so itself (Sec-Fetch-Site); an older one
 * names the origin; and a caller with a session must show its token in a header that no form can set. A GET that
 * changes something must carry a header too: a link, an image or a redirect cannot.
 */
export function refuseCrossSite({ method, headers, changes = false, baseUrl, csrf }: Facts) {
  if (!changes && (method === 'GET' || method === 'HEAD')) return
  if (changes && headers['x-requested-with'] !== requestedWith) throw new Problem('crossSiteRequest')
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Problem('crossSiteRequest')
  if (site === undefined && !isOwnOrigin(headers, baseUrl)) throw new Problem('crossSiteRequest')
  const token = headers['x-csrf-token']
  if (csrf !== null && (typeof token !== 'string' || !sameText(token, csrf))) throw new Problem('crossSiteRequest')
}

// A client that names no origin is no browser acting for a person on another site; the token still counts.
function isOwnOrigin({ origin, referer, host }: Facts['headers'], baseUrl: string | null) {
  const named = origin ?? (referer === undefined ? undefined : URL.parse(referer)?.origin)
  if (named === undefined) return true
  if (baseUrl !== null) return named === baseUrl
  return URL.parse(named)?.host === host
}
