import type { AnyNode, CallExpression } from 'acorn'
import { isPage, within, type readNames } from './written-as.ts'

type Names = ReturnType<typeof readNames>
type Above = readonly AnyNode[]

/** A call as it is in the end: `eval.call(null, a)` and `Reflect.apply(eval, null, [a])` are `eval(a)`. */
export type Done = { name: string | null; given: readonly AnyNode[] }

export function doneBy(
  { callee, arguments: given }: Pick<CallExpression, 'callee' | 'arguments'>,
  names: Names,
  above: Above,
): Done {
  const name = names.writtenAs(callee, above)
  const [what, , list] = given
  if ((name === 'Reflect.apply' || name === 'Reflect.construct') && what)
    return { name: names.writtenAs(what, above), given: elementsOf(name === 'Reflect.apply' ? list : given[1]) }
  if (name?.endsWith('.call')) return { name: name.slice(0, -'.call'.length), given: given.slice(1) }
  if (name?.endsWith('.apply')) return { name: name.slice(0, -'.apply'.length), given: elementsOf(given[1]) }
  return { name, given }
}

function elementsOf(list: AnyNode | undefined): readonly AnyNode[] {
  return list?.type === 'ArrayExpression' ? list.elements.filter((element) => element !== null) : []
}

const reflecting = new Set([
  'Reflect.get',
  'Reflect.set',
  'Reflect.defineProperty',
  'Reflect.getOwnPropertyDescriptor',
  'Object.defineProperty',
  'Object.getOwnPropertyDescriptor',
])

/** The name of the page that such a call is about, and whether the name cannot be read. Null for any other call. */
export function reflectedBy({ callee, arguments: [object, key] }: CallExpression, names: Names, above: Above) {
  const how = names.writtenAs(callee, above)
  if (how === null || !object || !key || !reflecting.has(how)) return null
  const target = names.writtenAs(object, above)?.replace(/^Document\.prototype$/, 'document') ?? null
  const text = names.textOf(key, above)
  if (text !== null) return { name: target === null ? null : within(target, text), unnamed: null }
  const isOfPage = isPage(target) || target === 'document'
  const isUnnamed = how.startsWith('Reflect.') && isOfPage && !names.isSymbol(key, above)
  return { name: null, unnamed: isUnnamed ? `${how}(${isPage(target) ? 'window' : target})` : null }
}
