import { langs, type Lang } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import { cookieOf } from './cookie-text.ts'

/** The language of what the server writes to this person: their choice, else their browser's, else Chinese. */
function requestLang({ cookie, accepted }: { cookie: string | undefined; accepted: string | undefined }): Lang {
  const chosen = langs.find((lang) => lang === cookie)
  if (chosen !== undefined) return chosen
  for (const wanted of (accepted ?? '').split(',')) {
    const [primary = ''] = wanted.trim().toLowerCase().split(/[-;]/)
    const found = langs.find((lang) => lang.slice(0, 2) === primary)
    if (found !== undefined) return found
  }
  return langs[0]
}

export function langOf(request: FastifyRequest): Lang {
  return requestLang({ cookie: cookieOf(request, 'lang'), accepted: request.headers['accept-language'] })
}
