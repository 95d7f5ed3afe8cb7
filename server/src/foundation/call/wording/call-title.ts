import { calls, langs, type Call } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import type { ShippedText } from './misfit.ts'

const shipped: ReadonlyMap<string, ShippedText> = new Map(
  Object.entries<Call>(calls).flatMap(([name, { title, target }]) => [
    [name, textOf(title)],
    ...(target ? [[`target.${target[0]}`, textOf([target[1], target[2]])] as const] : []),
  ]),
)

function textOf([zh, en]: Call['title']): ShippedText {
  return { syntax: 'plain', [langs[0]]: zh, [langs[1]]: en }
}

/** The titles of all calls, by `call|name`, and those of what they change, by `call|target.kind`. */
export function shippedCallTitles() {
  return [...shipped].map(([name, text]) => [`call|${name}`, text] as const)
}

/** Says one of these in the operators' own words where they have some; null for what is not of this release. */
export function titlesFor({ services, lang }: Pick<Context, 'services' | 'lang'>) {
  const own = services.ownWords.current()
  return (name: string) => {
    const text = shipped.get(name)
    return text === undefined ? null : (own.said(`call|${name}`, lang, text) ?? text[lang] ?? null)
  }
}
