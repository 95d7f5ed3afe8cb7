import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { builtShared } from '../gate/built-in.ts'
import { inRepository } from '../repository.ts'
import { makeSdk } from '../sdk/make-sdk.ts'

/**
 * Serves what a portal of this build serves below `/sdk/`, on a free port of this machine: all that the tool of teams
 * asks of one.
 */
export async function offerSdk() {
  const documents = new Map<string, object>([
    ['index.json', await makeSdk()],
    ['shared.json', builtShared()],
  ])
  const server = createServer((request, response) => {
    const name = /^\/sdk\/([\w.-]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const document = documents.get(name)
    const tarball = inRepository('importmap/dist/sdk', name)
    if (document !== undefined) response.end(JSON.stringify(document))
    else if (name.endsWith('.tgz') && existsSync(tarball)) createReadStream(tarball).pipe(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
