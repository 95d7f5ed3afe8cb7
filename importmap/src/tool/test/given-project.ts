import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { muiBase } from '../../shared/mui.ts'
import { runHere } from './run-here.ts'

const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const declaration = { name: '@team/probe', description: title, routes: [{ path: '/probe', kind: 'default', title }] }

const shared = {
  exports: {
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
    '@mui/material': [...muiBase, 'Table'],
    '@atrium/base/mui': [...muiBase],
  },
  versions: { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@mui/material': '9.5.0', '@atrium/base/mui': '0.1.0' },
}

const kit = {
  name: '@atrium/parcel',
  version: '1.4.0-habc',
  file: 'atrium-parcel-1.4.0-habc.tgz',
  integrity: 'sha512-x',
}
const answers: Record<string, object> = { '/sdk/shared.json': shared, '/sdk/index.json': { packages: [kit] } }

type Printed = {
  ok: boolean
  refused: string[]
  findings: { code: string; level: string; message: string }[]
  unchecked: string[]
}

/** A parcel in a folder outside of the repository, and a portal that says what it shares. The tool is run as teams run it. */
export async function givenProject(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-outside-'))
  const portal = await givenPortal()
  await write('package.json', JSON.stringify({ version: '1.2.3', atrium: { portal: portal.url } }))
  await write('parcel.json', JSON.stringify(declaration))
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return { folder, portal, write, atrium, built, close }

  async function write(file: string, text: string) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }

  async function atrium(...args: string[]) {
    return told(args, await runHere(args, folder))
  }

  /** The text of every file that was built. */
  async function built() {
    const names = (await readdir(path.join(folder, 'dist'))).filter((name) => name !== 'artifact.json')
    return Promise.all(names.map((name) => readFile(path.join(folder, 'dist', name), 'utf8')))
  }

  async function close() {
    portal.close()
    await rm(folder, { recursive: true })
  }
}

export function told(args: readonly string[], { code, out, err }: { code: number; out: string; err: string }) {
  const printed: Printed = args.includes('--json') && out !== '' ? JSON.parse(out) : {}
  return { code, said: out + err, printed }
}

async function givenPortal() {
  const server: Server = createServer((request, response) => {
    const answer = request.url === undefined ? undefined : answers[request.url]
    response.statusCode = answer === undefined ? 404 : 200
    response.end(JSON.stringify(answer ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
