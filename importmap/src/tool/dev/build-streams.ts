import type { ServerResponse } from 'node:http'

/** Tells open pages which build there is and, while what was saved last does not build, why; a page that comes hears it at once. */
export function createBuildStreams() {
  const streams = new Set<ServerResponse>()
  let news = ''

  return {
    built: (build: number) => tell(`event: built\ndata: ${build}\n\n`),
    refused: (reason: string) => tell(`event: refused\ndata: ${JSON.stringify(reason)}\n\n`),
    listen(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      streams.add(response)
      response.on('close', () => streams.delete(response))
      response.write(`:\n\n${news}`)
    },
  }

  function tell(text: string) {
    news = text
    for (const stream of streams) stream.write(text)
  }
}
