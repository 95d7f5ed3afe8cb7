import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

/**
 * Takes a source file that is a System module already, `System.register([...], function (...) {...})`, as it is: written by
 * hand, or by another bundler for an import map. It becomes an ES module of the same names, so that it is bundled, scoped
 * and checked like every other source.
 */
export function systemSources(): Plugin {
  return {
    name: 'atrium-system-sources',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\.[cm]?js$/, code: /\bSystem\.register\(/ },
      handler(code) {
        const module = registeredIn(code)
        return module === null ? null : { code: asEsModule(module), map: null }
      },
    },
  }
}

type Node = { type: string; start: number; end: number }
type Registered = { dependencies: string[]; declare: string; names: string[] }

/** Null for a script that is anything else: it may only speak of System modules. */
function registeredIn(code: string): Registered | null {
  const { body } = parseAst(code, { lang: 'js' })
  const [statement, ...more] = body.filter((node) => node.type !== 'EmptyStatement' && !isDirective(node))
  if (more.length > 0 || statement?.type !== 'ExpressionStatement') return null
  const call = statement.expression
  if (call.type !== 'CallExpression' || code.slice(call.callee.start, call.callee.end) !== 'System.register')
    return null
  const [list, declare] = call.arguments.filter((one) => one.type !== 'Literal')
  if (list?.type !== 'ArrayExpression' || declare === undefined) return null
  const dependencies = list.elements.flatMap((one) =>
    one?.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [],
  )
  return { dependencies, declare: withImports(code, declare), names: namesOf(code, declare) }
}

function isDirective(node: Node) {
  return node.type === 'ExpressionStatement' && 'directive' in node && typeof node.directive === 'string'
}

/** `context.import('./x.js')` is an `import()` to the bundler, which reads no other. */
function withImports(code: string, declare: Node) {
  const text = code.slice(declare.start, declare.end)
  const context = parametersOf(text)[1]
  return context === undefined
    ? text
    : text.replaceAll(new RegExp(`(?<![\\w$.])${escaped(context)}\\.import\\(`, 'g'), 'import(')
}

/** The exports of a script by a plain name; where names come at run time, as webpack has them, the life cycles. */
function namesOf(code: string, declare: Node) {
  const text = code.slice(declare.start, declare.end)
  const name = parametersOf(text)[0]
  if (name === undefined) return []
  const call = `(?<![\\w$.])${escaped(name)}\\(`
  const single = [...text.matchAll(new RegExp(`${call}\\s*(["'])([\\w$]+)\\1`, 'g'))].map(([, , one = '']) => one)
  const rest = [...text.matchAll(new RegExp(`${call}(?!\\s*["'])`, 'g'))]
  return [...new Set(rest.length > 0 ? [...single, ...lifecycles] : single)]
}

const lifecycles = ['bootstrap', 'mount', 'unmount', 'update']

function parametersOf(text: string) {
  const [, list = ''] = /^(?:async\s+)?(?:function\b[^(]*)?\(?([^)=]*)/.exec(text) ?? []
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^[\w$]+$/.test(one))
}

function escaped(name: string) {
  return name.replaceAll('$', String.raw`\$`)
}

function asEsModule({ dependencies, declare, names }: Registered) {
  return [
    ...dependencies.map((name, index) => `import * as dependency${index} from ${JSON.stringify(name)}`),
    'const exported = {}',
    `const take = (name, value) => (typeof name === 'string' ? (exported[name] = value) : (Object.assign(exported, name), name))`,
    `const { setters = [], execute } = (${declare})(take, { meta: import.meta })`,
    `;[${dependencies.map((_name, index) => `dependency${index}`).join(', ')}].forEach((one, index) => setters[index]?.(one))`,
    'execute?.()',
    ...names.map((name) => `const own_${name} = exported[${JSON.stringify(name)}]`),
    `export { ${names.map((name) => `own_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
