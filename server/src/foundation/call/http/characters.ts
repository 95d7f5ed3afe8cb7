import type { z } from 'zod'

type InputNode = { value: unknown; name: string; above: InputNode | null }

const nul = '\u0000'
/** Enough for a person to see what is wrong; a hostile input has thousands. */
const most = 20
const deepest = 8

/**
 * Where an input holds what no text of the database can: U+0000, or half of a surrogate pair. The names of fields count
 * too. Each place as a dotted path. Without recursion, because nothing has limited yet how deep an input may go.
 */
export function badCharacters(input: object): string[] {
  const found: string[] = []
  const left: InputNode[] = [{ value: input, name: '', above: null }]
  for (let place = left.pop(); place !== undefined && found.length < most; place = left.pop()) {
    const { value, name } = place
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) found.push(pathOf(place))
    if (typeof value !== 'object' || value === null) continue
    for (const [inner, within] of Object.entries(value)) left.push({ value: within, name: inner, above: place })
  }
  return found
}

/** What the person reads of it: that a character is not allowed. */
export function badCharacterIssue(field: string): z.core.$ZodIssue {
  return { code: 'invalid_format', format: 'characters', path: [field], message: '' }
}

function isStorable(text: string) {
  return text.isWellFormed() && !text.includes(nul)
}

function pathOf(place: InputNode) {
  const names: string[] = []
  for (let at: InputNode = place; at.above !== null; at = at.above) names.push(at.name)
  return names.reverse().slice(0, deepest).join('.').toWellFormed().replaceAll(nul, '\uFFFD')
}
