import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { addText, type Wanted } from './wanted-texts.ts'

const deepest = 500
const tokens =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>|[^<]+/y
const plainTags: ReadonlySet<string> = new Set(['string', 'integer', 'real'])

/** A property list as XML. It knows no entities but the five of XML itself, so nothing in it can multiply. */
export function readXmlList(text: string, wanted: Wanted) {
  const texts = new Map<string, string>()
  const open: string[] = []
  const said = { name: '', text: '' }
  for (tokens.lastIndex = 0; tokens.lastIndex < text.length;) {
    const at = tokens.lastIndex
    const found = tokens.exec(text)
    if (found === null) throw new Refused(text.startsWith('<!DOCTYPE', at) ? 'entities' : 'manifestBroken')
    const [token, verbatim, close, tag, empty] = found
    if (verbatim !== undefined) said.text += verbatim
    else if (tag === undefined) {
      if (!token.startsWith('<')) said.text += plain(token)
    } else if (close === '/') {
      if (open.pop() !== tag) throw new Refused('manifestBroken')
      if (open.length === 2) note(tag, said, { texts, wanted })
    } else {
      said.text = ''
      if (empty !== '/' && open.push(tag) > deepest) throw new Refused('manifestBroken')
    }
  }
  if (open.length > 0 || texts.size === 0) throw new Refused('manifestBroken')
  return texts
}

type Noted = { texts: Map<string, string>; wanted: Wanted }

function note(tag: string, said: { name: string; text: string }, { texts, wanted }: Noted) {
  if (tag === 'key') said.name = said.text.length > limits.nameBytes ? '' : said.text
  else if (plainTags.has(tag) && wanted.has(said.name)) {
    if (said.text.length > limits.textBytes) throw new Refused('textTooLong')
    addText(texts, said.name, said.text)
  }
  if (tag !== 'key') said.name = ''
}

const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

function plain(text: string) {
  return text.replaceAll(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7}|x[0-9A-Fa-f]{1,6}));/g, (...[, name, code]) =>
    name === undefined ? letter(Number(code.replace(/^x/, '0x'))) : (entities.get(name) ?? ''),
  )
}

function letter(code: number) {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
