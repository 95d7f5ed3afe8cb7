import { parse, type AnyNode, type CallExpression, type Expression, type Program } from 'acorn'
import { simple } from 'acorn-walk'

/** A script that has been read: the whole of it, and what its one registration says. */
export type Registered = {
  program: Program
  /** `./file` of the same artifact, else a name of the import map, with the names that are used of it; `*` for all. */
  imports: { from: string; names: string[] }[]
  /** The modules that it imports while it runs; null for a name that is put together. */
  later: (string | null)[]
}

export class ScriptBroken extends Error {
  line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Null when it is anything but one nameless registration. Throws `ScriptBroken` for what is no script at all. */
export function readRegistered(code: string): Registered | null {
  const program = parsed(code)
  const [only, ...others] = program.body
  if (others.length > 0 || only?.type !== 'ExpressionStatement') return null
  const { expression } = only
  if (expression.type !== 'CallExpression' || !isRegister(expression.callee)) return null
  const [list, declare, ...more] = expression.arguments
  if (list?.type !== 'ArrayExpression' || !isFunction(declare) || more.length > 0) return null
  const names = list.elements.map(plainText)
  if (names.some((name) => name === null)) return null
  const setters = settersOf(declare)
  return {
    program,
    imports: names.flatMap((from, index) => (from === null ? [] : [{ from, names: namesUsed(setters[index]) }])),
    later: importedLater(declare),
  }
}

function parsed(code: string) {
  try {
    return parse(code, { ecmaVersion: 2022, sourceType: 'script', locations: true })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ScriptBroken(error.message, lineOf(error))
  }
}

/** acorn says where beside what. */
function lineOf(error: SyntaxError) {
  const loc: unknown = Reflect.get(error, 'loc')
  return typeof loc === 'object' && loc !== null && 'line' in loc && typeof loc.line === 'number' ? loc.line : 1
}

function isRegister(callee: CallExpression['callee']) {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'System' &&
    nameOf(callee.property, callee.computed) === 'register'
  )
}

/** `context.import(...)`, where the context is what the registration is given second. */
function importedLater(declare: Func) {
  const [, context] = declare.params
  const found: (string | null)[] = []
  simple(declare, {
    ImportExpression: ({ source }) => void found.push(plainText(source)),
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return
      const isContext = context?.type === 'Identifier' && isNamed(callee.object, context.name)
      if (isContext && nameOf(callee.property, callee.computed) === 'import') found.push(plainText(name))
    },
  })
  return found
}

/** The functions that take over what was imported, in the order of the imports. */
function settersOf(declare: AnyNode) {
  const returned = returnedBy(declare)
  if (returned?.type !== 'ObjectExpression') return []
  for (const property of returned.properties)
    if (property.type === 'Property' && nameOf(property.key, property.computed) === 'setters')
      return property.value.type === 'ArrayExpression' ? property.value.elements : []
  return []
}

function returnedBy(declare: AnyNode): Expression | null {
  if (declare.type === 'ArrowFunctionExpression' && declare.body.type !== 'BlockStatement') return declare.body
  if (!isFunction(declare) || declare.body.type !== 'BlockStatement') return null
  const last = declare.body.body.findLast((statement) => statement.type === 'ReturnStatement')
  const argument = last?.argument ?? null
  // A minifier may write what comes before into the same statement.
  return argument?.type === 'SequenceExpression' ? (argument.expressions.at(-1) ?? null) : argument
}

/** The names that a setter reads of the module that it is given; all of them where it keeps the module itself. */
function namesUsed(setter: AnyNode | null | undefined): string[] {
  if (!isFunction(setter)) return []
  const [given] = setter.params
  if (given === undefined) return []
  if (given.type !== 'Identifier') return ['*']
  const found = new Set<string>()
  read(setter.body, given.name, found)
  return [...found].toSorted()
}

function read(node: unknown, given: string, found: Set<string>) {
  if (Array.isArray(node)) for (const one of node) read(one, given, found)
  if (!isNode(node)) return
  if (node.type === 'MemberExpression' && isNamed(node.object, given)) {
    found.add(nameOf(node.property, node.computed) ?? '*')
    return
  }
  if (isNamed(node, given)) found.add('*')
  if (node.type === 'MemberExpression' && !node.computed) return read(node.object, given, found)
  for (const [key, part] of Object.entries(node)) if (key !== 'loc') read(part, given, found)
}

function isNamed(node: AnyNode, name: string) {
  return node.type === 'Identifier' && node.name === name
}

function nameOf(key: AnyNode, computed: boolean) {
  if (!computed && key.type === 'Identifier') return key.name
  return plainText(key)
}

// The minifier writes plain texts as template literals, because their quotes compress better.
export function plainText(node: AnyNode | null | undefined) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null
  return null
}

type Func = Extract<AnyNode, { type: 'FunctionExpression' | 'ArrowFunctionExpression' }>

function isFunction(node: AnyNode | null | undefined): node is Func {
  return node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression'
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
