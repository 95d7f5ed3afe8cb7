import { calls, langs, type Call } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import type { ShippedText } from './misfit.ts'

const shipped: ReadonlyMap<string, ShippedText> = new Map(
  Object.entries<Call>(calls).map(([name, { title }]) => {
    const [zh, en] = title
    return [name, { syntax: 'plain', [langs[0]]: zh, [langs[1]]: en }]
  }),
)

/** The titles of all calls, by `call|name`. */
export function shippedCallTitles() {
  return [...shipped].map(([name, text]) => [`call|${name}`, text] as const)
}

/** Says what a call does, in the operators' own words where they have some; null for what is no call of this release. */
export function titlesFor({ services, lang }: Pick<Context, 'services' | 'lang'>) {
  const own = services.ownWords.current()
  return (name: string) => {
    const text = shipped.get(name)
    return text === undefined ? null : (own.said(`call|${name}`, lang, text) ?? text[lang] ?? null)
  }
}
