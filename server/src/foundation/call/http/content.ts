import { Readable } from 'node:stream'
import { Problem } from '@atrium/shared-utility/contract'
import { decodeNested } from '@atrium/shared-utility/model'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { arrivalOf } from './patience.ts'
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

/** A route whose body is a piece of a file, and nothing else: the handler reads it as it comes. */
export function acceptBytes(app: FastifyInstance, route: RouteOptions) {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    inner.route(route)
  })
}

/**
 * The body of such a route. As long as the handler does not read it its sender is not late: uploads wait for their
 * turn. A sender that is cut off in the middle has sent no whole request; a sender that is refused in the middle is
 * answered, and what is still on its way is passed over.
 */
export function bytesOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  arrivalOf(request.raw).pause()
  return read(request)
}

async function* read({ body, raw }: FastifyRequest): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) return
  const arrival = arrivalOf(raw)
  try {
    arrival.wait()
    for await (const bytes of body.iterator({ destroyOnReturn: false })) {
      arrival.pause()
      yield z.instanceof(Buffer).parse(bytes)
      arrival.wait()
    }
  } catch (cause) {
    throw new Problem('malformedRequest', {}, { cause })
  } finally {
    arrival.wait()
    body.resume()
  }
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
