import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ask, listening } from './ask.ts'
import { startTool } from './started-tool.ts'

export const source = (word: string) => `import './main.css'\nexport const mount = () => ${JSON.stringify(word)}\n`
const title = { 'zh-CN': '试', 'en-US': 'Probe' }
export const declaration = {
  name: '@team/probe',
  description: title,
  routes: [{ path: '/probe', kind: 'default', title }],
}
const shared = { exports: { react: ['useState'] }, versions: { react: '19.3.1' } }

/** The tool as a team starts it in a folder of its own, against what a portal says. */
export async function startDev() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-dev-'))
  const portal = await givenPortal()
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  await write('package.json', JSON.stringify({ version: '1.2.3', atrium: { portal: portal.url } }))
  await write('parcel.json', JSON.stringify(declaration))
  await write('src/main.tsx', source('first'))
  await write('src/main.css', '.one { color: red }')
  const start = () => startTool(folder, 'dev', '--account', 'wangfang', '--json')
  const tool = start()
  return {
    folder,
    portal,
    tool,
    write,
    startAnother: start,
    ask: (url: string, asking?: Parameters<typeof ask>[2]) => ask(portal.url, url, asking),
    listening: (url: string) => listening(portal.url, url),
    async read(url: string) {
      const { status, said } = await ask(portal.url, url)
      if (status !== 200) throw new Error(`${url} answers ${status}`)
      return said
    },
    async close() {
      tool.process.kill('SIGKILL')
      portal.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function givenPortal() {
  const heard: unknown[] = []
  const told = { state: 'asked', status: 200 }
  const server: Server = createServer((asked, response) => {
    response.statusCode = told.status
    void answer(asked).then((said) => response.end(told.status === 200 ? said : '<html>Bad gateway</html>'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return Object.assign(told, {
    heard,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })

  async function answer(asked: IncomingMessage) {
    if (asked.url === '/sdk/shared.json') return JSON.stringify(shared)
    const expiresAt = '2030-01-01T00:00:00.000Z'
    if (asked.method === 'GET') return JSON.stringify({ result: { state: told.state, expiresAt } })
    heard.push(asked.method === 'POST' ? JSON.parse(await text(asked)) : `${asked.method} ${asked.url}`)
    return JSON.stringify({ result: { id: 'o1', path: '/user/override?ask=o1', expiresAt } })
  }
}
