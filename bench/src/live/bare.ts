import { createServer, type ServerResponse } from 'node:http'

// The reference of live.ts: server-sent events on nothing but node:http. Whatever is posted is written to everybody.
const open = new Set<ServerResponse>()
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    for (const one of open) one.write('event: events\ndata: [{"kind":"messages","payload":{}}]\n\n')
    return void response.end()
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: ready\ndata: {}\n\n')
  open.add(response)
  response.once('close', () => open.delete(response))
})
process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`bare server at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
})
