import { refuseCrossSite } from '../../../foundation/call/http/cross-site.ts'
import type { IncomingCall } from '../incoming-call.ts'

/** No other site makes the browser send a change. Throws crossSiteRequest. */
export function crossSite({ call, session, request, options }: IncomingCall) {
  refuseCrossSite({
    method: call.method,
    changes: call.changes === true,
    headers: request.headers,
    baseUrl: options.config.baseUrl,
    // Signing in and out must work for a browser that has a session and has lost its token.
    csrf: call.access.who === 'public' ? null : (session?.csrf ?? null),
  })
}
