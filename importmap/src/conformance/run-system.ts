import { createRequire } from 'node:module'

type Registration = [dependencies: string[], declare: unknown]
type Loader = {
  resolve(id: string, parent?: string): string
  instantiate(url: string): Registration
  import(id: string): Promise<Record<string, unknown>>
}

const folder = 'https://portal.test/assets/'

/** Runs System.register files by the real SystemJS, and answers what `main.js` exports. */
export async function runSystem(files: Record<string, string>) {
  const { System }: { System: { constructor: new () => Loader } } = createRequire(import.meta.url)(
    'systemjs/dist/system-node.cjs',
  )
  const loader = new System.constructor()
  loader.resolve = (id, parent) => new URL(id, parent ?? folder).href
  loader.instantiate = (url) => evaluate(files[url.slice(folder.length)] ?? missing(url))
  return loader.import('main.js')
}

function evaluate(code: string): Registration {
  let found: Registration = [[], undefined]
  const register = (...registration: Registration) => {
    found = registration
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the file under test is a script that knows one global, `System`
  new Function('System', code)({ register })
  return found
}

function missing(url: string): never {
  throw new Error(`${url} was not built`)
}
