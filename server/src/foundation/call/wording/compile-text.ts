import { isPlain, langs } from '@atrium/shared-utility/contract'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** How a value of a text is read where it stands. */
export type Family = 'plain' | 'number' | 'date' | 'choice'

/**
 * What a text asks of the code that says it: its values, how each is read, the words that a choice is made between, its
 * tags.
 */
export type Parts = {
  values: Map<string, Set<Family>>
  options: Map<string, Set<string>>
  tags: Set<string>
}

type Compiled = { word: string | MessageFormatElement[]; parts: Parts }

/** As the build compiles the texts that are shipped, with the same compiler; null: that is not message syntax. */
export async function compileText(text: string): Promise<Compiled | null> {
  if (isPlain(text)) return { word: text, parts: plainParts(text) }
  // This is needed only where a tenant's own wording has plurals or choices.
  const { parse } = await import('@formatjs/icu-messageformat-parser')
  try {
    const word = parse(text)
    const parts = emptyParts()
    await collect(word, parts)
    return { word, parts }
  } catch {
    return null
  }
}

function emptyParts(): Parts {
  return { values: new Map(), options: new Map(), tags: new Set() }
}

export function plainParts(text: string): Parts {
  const parts = emptyParts()
  for (const [, name = ''] of text.matchAll(/\{\s*(\w+)\s*\}/g)) add(parts.values, name, 'plain')
  return parts
}

/** Throws for a number or a moment whose format no locale can write: a page would show its key in place of it. */
async function collect(elements: readonly MessageFormatElement[], parts: Parts): Promise<void> {
  const { TYPE, isNumberSkeleton, isDateTimeSkeleton } = await import('@formatjs/icu-messageformat-parser')
  for (const element of elements)
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break
      case TYPE.argument:
        add(parts.values, element.value, 'plain')
        break
      case TYPE.number:
        if (element.style && isNumberSkeleton(element.style)) Intl.NumberFormat(langs[0], element.style.parsedOptions)
        add(parts.values, element.value, 'number')
        break
      case TYPE.date:
      case TYPE.time:
        if (element.style && isDateTimeSkeleton(element.style))
          Intl.DateTimeFormat(langs[0], element.style.parsedOptions)
        add(parts.values, element.value, 'date')
        break
      case TYPE.tag:
        parts.tags.add(element.value)
        await collect(element.children, parts)
        break
      case TYPE.plural:
        add(parts.values, element.value, 'number')
        for (const { value } of Object.values(element.options)) await collect(value, parts)
        break
      case TYPE.select:
        add(parts.values, element.value, 'choice')
        for (const [option, { value }] of Object.entries(element.options)) {
          add(parts.options, element.value, option)
          await collect(value, parts)
        }
        break
    }
}

function add<T>(map: Map<string, Set<T>>, key: string, value: T) {
  map.set(key, (map.get(key) ?? new Set<T>()).add(value))
}
