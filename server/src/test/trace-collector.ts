import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }).loose()
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value: v }) => [key, v.stringValue ?? v.intValue])))
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }),
})
/** ExportTraceServiceRequest in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const request = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
})

export type CollectedSpan = z.infer<typeof span> & { service: unknown }
type Post = { url: string; headers: IncomingHttpHeaders; body: Buffer }

/** A collector of traces on this machine, which takes what OTLP/HTTP lets it be sent. On a port, to be there again on it. */
export async function startCollector({ port = 0, isSilent = false } = {}) {
  const posts: Post[] = []
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    posts.push({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) })
    if (isSilent) return
    const type = incoming.headers['content-type'] ?? ''
    // An empty answer is the message of success in both encodings.
    answer.writeHead(200, { 'content-type': type }).end(type === 'application/json' ? '{}' : '')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo // It listens on a port, so that is what it has.
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    posts,
    spans: () => posts.flatMap(spansIn),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function spansIn({ body }: Post): CollectedSpan[] {
  const { resourceSpans } = request.parse(JSON.parse(body.toString()))
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service: resource.attributes['service.name'] }))),
  )
}
