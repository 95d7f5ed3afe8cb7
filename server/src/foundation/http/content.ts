import { Problem } from '@atrium/shared-utility/contract'
import { decodeNested } from '@atrium/shared-utility/model'
import type { FastifyInstance } from 'fastify'
import { refuseFieldTwice } from './json.ts'
import { langOf } from './language.ts'

export const bodyLimitBytes = 1024 * 1024

/** Bodies are forms or JSON. `text/plain` is what another site can send without asking, so it is not read. */
export function acceptContent(app: FastifyInstance) {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parseJson(request, String(body), (error, value: unknown) => {
      if (error !== null) return done(error)
      try {
        refuseFieldTwice(String(body), langOf(request))
        return done(null, value)
      } catch (problem) {
        return done(problem instanceof Error ? problem : new Problem('malformedRequest'))
      }
    }),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, decodeNested(String(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Problem('malformedRequest'))
    }
  })
}

// The router calls this before any hook, so a refusal must wait until the query is looked at.
export function readQuery(text: string): Record<string, unknown> {
  try {
    return decodeNested(text)
  } catch {
    return { [refusedQuery]: true }
  }
}

const refusedQuery = '\u0000refused'

export function refuseBadQuery(query: unknown) {
  if (typeof query === 'object' && query !== null && refusedQuery in query) throw new Problem('malformedRequest')
}
