import type { AnyNode, CallExpression, MemberExpression, Program } from 'acorn'
import { plainText } from './registered.ts'
import { readScopes, type Above } from './scopes.ts'

/** The page's own name for itself: what stands behind it stands alone as well. */
const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'document.defaultView'])

/** A name is read through so many parts and stand-ins. Code that goes further hides its name on purpose. */
const mostParts = 60
type Budget = { left: number }
type Position = { above: Above; budget: Budget }

/**
 * Says of an expression which name of the page it is written as: `window.document.write` is `document.write`, also where the script
 * gives `window` a name of its own, puts the name together of texts, or gets it by reflection. Null for what is no name, for what a
 * name of the script's own may be that is given several values, and for what it gets from elsewhere.
 */
export function readNames(program: Program) {
  const { isDeclared, onlyGiven } = readScopes(program)
  const anew = (above: Above): Position => ({ above, budget: { left: mostParts } })
  return {
    isDeclared,
    writtenAs: (node: AnyNode, above: Above) => nameOf(node, anew(above)),
    /** The text that an expression is, also one that is put together of texts; null where that cannot be read. */
    textOf: (node: AnyNode, above: Above) => textOf(node, anew(above)),
    /** A key that no text names: libraries make it for themselves. */
    isSymbol: (node: AnyNode, above: Above) => isSymbol(node, anew(above)),
  }

  function nameOf(node: AnyNode, place: Position): string | null {
    if (isUsedUp(place)) return null
    if (node.type === 'Identifier') return nameOfOwn(node.name, place)
    if (node.type === 'SequenceExpression') return nameOf(node.expressions.at(-1) ?? node, place)
    if (node.type === 'CallExpression') return nameOfGot(node, place)
    if (node.type !== 'MemberExpression') return null
    const object = nameOf(node.object, place)
    if (isPage(object) && isNumber(node.property)) return otherWindow
    const key = node.computed ? textOf(node.property, place) : keyOf(node)
    return key === null ? null : within(object, key)
  }

  function nameOfOwn(name: string, { above, budget }: Position) {
    if (!isDeclared(name, above)) return name
    const given = onlyGiven(name, above)
    if (given === null) return null
    const value = nameOf(given.value, { above: given.above, budget })
    return given.key === null ? value : within(value, given.key)
  }

  /**
   * The name of a bound function is that of the function; reflection gives the name of what it reads; an opened window
   * is a window.
   */
  function nameOfGot({ callee, arguments: [object, key] }: CallExpression, place: Position) {
    if (callee.type === 'MemberExpression' && keyOf(callee) === 'bind') return nameOf(callee.object, place)
    const name = nameOf(callee, place)
    if (name === 'open') return otherWindow
    if (!object || !key || name !== 'Reflect.get') return null
    const text = textOf(key, place)
    return text === null ? null : within(nameOf(object, place), text)
  }

  function textOf(node: AnyNode, place: Position): string | null {
    if (isUsedUp(place)) return null
    const plain = plainText(node)
    if (plain !== null) return plain
    if (node.type === 'Identifier') {
      const given = onlyGiven(node.name, place.above)
      return given?.key === null ? textOf(given.value, { ...place, above: given.above }) : null
    }
    if (node.type === 'TemplateElement') return node.value.cooked ?? null
    const pieces = piecesOf(node)
    if (pieces !== null) return joined(pieces, (part) => textOf(part, place))
    const isOfCodes = node.type === 'CallExpression' && nameOf(node.callee, place) === 'String.fromCharCode'
    return isOfCodes ? fromCharCodes(node.arguments) : null
  }

  function isSymbol(node: AnyNode, place: Position): boolean {
    if (isUsedUp(place)) return false
    if (node.type === 'Identifier') {
      const given = onlyGiven(node.name, place.above)
      return given?.key === null && isSymbol(given.value, { ...place, above: given.above })
    }
    const name = nameOf(node.type === 'CallExpression' ? node.callee : node, place)
    return name === 'Symbol' || name?.startsWith('Symbol.') === true
  }
}

function isUsedUp({ budget }: Position) {
  budget.left -= 1
  return budget.left < 0
}

type Pieces = { parts: readonly (AnyNode | null)[]; between: string }

/** The pieces of which a text is put together. */
function piecesOf(node: AnyNode): Pieces | null {
  if (node.type === 'BinaryExpression') return node.operator === '+' ? glued([node.left, node.right]) : null
  if (node.type === 'SequenceExpression') return glued(node.expressions.slice(-1))
  if (node.type === 'TemplateLiteral')
    return glued(node.quasis.flatMap((quasi, at) => [quasi, ...node.expressions.slice(at, at + 1)]))
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const { object } = node.callee
  const key = keyOf(node.callee)
  if (key === 'concat') return glued([object, ...node.arguments])
  if (key !== 'join' || object.type !== 'ArrayExpression') return null
  return { parts: object.elements, between: plainText(node.arguments[0]) ?? ',' }
}

function glued(parts: readonly AnyNode[]): Pieces {
  return { parts, between: '' }
}

function joined({ parts, between }: Pieces, textOf: (part: AnyNode) => string | null) {
  const texts: string[] = []
  for (const part of parts) {
    const text = part && textOf(part)
    if (text === null) return null
    texts.push(text)
  }
  return texts.join(between)
}

function fromCharCodes(codes: readonly AnyNode[]) {
  const numbers = codes.map((code) => (code.type === 'Literal' && typeof code.value === 'number' ? code.value : null))
  return numbers.every((number) => number !== null) ? String.fromCharCode(...numbers.slice(0, mostParts)) : null
}

/** The name under which a part of an object is written; of an unknown object, only what any element has. */
export function within(object: string | null, key: string) {
  if (key === 'contentWindow' || (key === 'defaultView' && object?.endsWith('.contentDocument'))) return otherWindow
  if (object === otherWindow && globals.has(key) && key !== 'top' && key !== 'parent') return otherWindow
  if (object === null) return markup.has(key) || key === 'contentDocument' ? `.${key}` : null
  return globals.has(object) ? key : `${object}.${key}`
}

/** Whether this is the page itself: what stands behind it may be anything. */
export function isPage(name: string | null): name is string {
  return name !== null && globals.has(name)
}

/** A frame of the script's own making, or a window that it opened: a page of this origin, too, with everything anew. */
export const otherWindow = '.contentWindow'

function isNumber(node: AnyNode) {
  return node.type === 'Literal' && typeof node.value === 'number'
}

export const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML'])

export function keyOf({ property, computed }: MemberExpression) {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}
