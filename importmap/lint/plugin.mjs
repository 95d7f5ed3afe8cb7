// The rules of ours that the linter lacks. Plain JavaScript: the linter also runs on a Node that reads no types.
import path from 'node:path'
import { mustName, refusal, refusalOfComputed, repository } from './borders.mjs'
import { storage } from './storage.mjs'

/** Every way to write an import is one: static, dynamic, of types, handed on, required, mocked. */
const borders = {
  create(context) {
    const file = path.relative(repository, context.physicalFilename)
    const check = (node) => {
      const specifier = textOf(node)
      const message = specifier !== null ? refusal(file, specifier) : node && mustName(file) ? refusalOfComputed : null
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => source && check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: (node) => check(node.source ?? node.argument),
      TSExternalModuleReference: ({ expression }) => check(expression),
      CallExpression: (node) => loads(node.callee) && check(node.arguments[0]),
      NewExpression: ({ callee, arguments: [address, base] }) =>
        callee.name === 'URL' && isOfModule(base) && isOfCode(textOf(address)) && check(address),
    }
  },
}

const loaders = new Set(['require', 'resolve', 'mock', 'doMock', 'unmock', 'requireActual', 'requireMock'])
const owners = new Set(['jest', 'require', 'module', 'System'])

function loads(callee) {
  if (callee.type === 'Identifier') return callee.name === 'require'
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  if (object.type === 'MetaProperty') return property.name === 'resolve'
  return owners.has(object.name) && (loaders.has(property.name) || property.name === 'import')
}

/** `import.meta.url`, from where the address of a worker's file counts. */
function isOfModule(base) {
  return base?.type === 'MemberExpression' && base.object.type === 'MetaProperty' && base.property.name === 'url'
}

function isOfCode(address) {
  return address !== null && /^[./].*\.[cm]?[jt]sx?$/.test(address)
}

const wrappings = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
])

/** The text of a string; null for one that is put together, and for everything else. */
function textOf(node) {
  if (wrappings.has(node?.type)) return textOf(node.expression)
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type === 'TSLiteralType') return textOf(node.literal)
  if (node?.type === 'TemplateLiteral') return node.expressions.length === 0 ? node.quasis[0].value.cooked : null
  return null
}

export default { meta: { name: 'atrium' }, rules: { borders, storage } }
