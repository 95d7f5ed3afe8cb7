import { TableRefused } from '../table.ts'

/** Elements as they begin and end, and the texts between; names without their prefix. */
type XmlEvent =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/**
 * Reads the XML of a spreadsheet, which has no document type: one that declares any, or entities of its own, is refused, so
 * nothing is ever looked up or grows while it is read.
 */
export function* xmlEvents(xml: string, part: string): Generator<XmlEvent> {
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at)
    const text = xml.slice(at, open === -1 ? xml.length : open)
    if (text !== '') yield { kind: 'text', text: unescaped(text) }
    if (open === -1) return
    if (xml.startsWith('<![CDATA[', open)) {
      const end = endOf(xml, ']]>', open)
      yield { kind: 'text', text: xml.slice(open + 9, end) }
      at = end + 3
    } else if (xml.startsWith('<!--', open)) at = endOf(xml, '-->', open + 4) + 3
    else if (xml.startsWith('<?', open)) at = endOf(xml, '?>', open) + 2
    else if (xml.startsWith('<!', open)) throw new TableRefused('unsafeXml', { part })
    else {
      const end = endOf(xml, '>', open)
      yield* tag(xml.slice(open + 1, end))
      at = end + 1
    }
  }
}

function* tag(inner: string): Generator<XmlEvent> {
  if (inner.startsWith('/')) return yield { kind: 'close', name: localName(inner.slice(1).trim()) }
  const isWhole = inner.endsWith('/')
  const body = isWhole ? inner.slice(0, -1) : inner
  const gap = body.search(/\s/)
  const name = localName(gap === -1 ? body : body.slice(0, gap))
  yield { kind: 'open', name, attributes: gap === -1 ? '' : body.slice(gap) }
  if (isWhole) yield { kind: 'close', name }
}

/** The value of an attribute, whatever its prefix; undefined where there is none. */
export function attributeOf(attributes: string, name: string) {
  const found = new RegExp(String.raw`\s(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1)
}

function endOf(xml: string, mark: string, from: number) {
  const end = xml.indexOf(mark, from)
  if (end === -1) throw new TableRefused('broken')
  return end
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string) {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,10});/gi, (_, mark: string) => {
    const sign = mark.startsWith('#') ? signOf(mark.slice(1)) : named[mark]
    if (sign === undefined) throw new TableRefused('broken')
    return sign
  })
}

function signOf(mark: string) {
  const point = Number(mark.replace(/^x/i, '0x'))
  const isSign =
    (point >= 32 || [9, 10, 13].includes(point)) && point <= 0x10_ff_ff && (point < 0xd800 || point > 0xdfff)
  return isSign ? String.fromCodePoint(point) : undefined
}
