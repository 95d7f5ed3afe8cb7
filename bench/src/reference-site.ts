import { build } from 'vite'
import type { Own } from './front/front.ts'
import { inRepository } from './repository.ts'

const callPath = /^\/(space-\w+\/)?(api|api2|sapi|napi)\//

/** Builds bench/reference, and answers its files and its page; `preloaded` has the whole sign-in route in the page's head. */
export async function buildReference() {
  const outputs = await bundle()
  const files = new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  )
  const page = files.get('/index.html') ?? ''
  const chunks = outputs.filter((file) => file.type === 'chunk')
  const route = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/SignIn.tsx'))
  const links = [route?.fileName, ...(route?.imports ?? [])].filter(
    (name) => name !== undefined && !page.includes(name),
  )
  const head = links.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('')
  return { plain: siteOf(files, page), preloaded: siteOf(files, page.replace('</head>', `${head}</head>`)) }
}

function siteOf(files: Map<string, string>, page: string): Own {
  return (path) => {
    const file = files.get(path)
    if (file === undefined && callPath.test(path)) return null
    return file === undefined
      ? { type: 'text/html; charset=utf-8', body: Buffer.from(page), immutable: false }
      : { type: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: Buffer.from(file), immutable: true }
  }
}

async function bundle() {
  const result = await build({
    root: inRepository('bench/reference'),
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, target: 'es2022' },
  })
  return (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
}
