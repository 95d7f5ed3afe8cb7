import { openZip, type Zip } from '../../reader/zip.ts'
import type { Source } from '../../reader/source.ts'
import { decoded } from '../csv/text-of.ts'
import { tableLimits } from '../limits.ts'
import { TableRefused } from '../table.ts'
import { attributeOf, xmlEvents } from './xml-events.ts'

const macros = /(?:^|\/)(?:vbaProject[^/]*\.bin|macrosheets\/|activeX\/)/i
/** What XML never has (XML 1.0, 2.2). */
const controls = /[^\P{Cc}\t\n\r\u007F-\u009F]/u
const external = /(?:^|\/)externalLinks\//i

export type Parts = {
  /** The text of a part; null where there is none. */
  read: (name: string, most?: number) => Promise<string | null>
}

/** The parts of an XLSX, none of which is read yet. Throws TableRefused for what has programs or reaches out of itself. */
export async function partsOf(source: Source): Promise<Parts> {
  const zip = await openZip(source)
  for (const name of zip.entries.keys()) {
    if (macros.test(name)) throw new TableRefused('macros', { part: name })
    if (external.test(name)) throw new TableRefused('externalLinks', { part: name })
  }
  const parts: Parts = { read: (name, most = tableLimits.otherBytes) => read(zip, name, most) }
  const types = await parts.read('[Content_Types].xml')
  if (types === null) throw new TableRefused('notText')
  if (/macroEnabled|vbaProject/i.test(types)) throw new TableRefused('macros', { part: '[Content_Types].xml' })
  return parts
}

async function read(zip: Zip, name: string, most: number) {
  const entry = zip.entries.get(name)
  if (entry === undefined) return null
  if (entry.bytes > most) throw new TableRefused('bomb')
  const bytes = await zip.read(entry, most)
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  const text = decoded(bytes, encoding)
  if (text === null || controls.test(text)) throw new TableRefused('broken')
  return text
}

/** The parts that another one names, by their ids there. */
export async function relationsOf(parts: Parts, name: string) {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const part = `${folder}_rels/${name.slice(folder.length)}.rels`
  const targets = new Map<string, { kind: string; target: string }>()
  for (const event of xmlEvents((await parts.read(part)) ?? '', part)) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue
    const [id = '', target = '', type = '', mode] = ['Id', 'Target', 'Type', 'TargetMode'].map((attribute) =>
      attributeOf(event.attributes, attribute),
    )
    const kind = type.slice(type.lastIndexOf('/') + 1)
    if (kind.startsWith('externalLink')) throw new TableRefused('externalLinks', { part })
    if (mode !== 'External') targets.set(id, { kind, target: placed(target, folder) })
  }
  return targets
}

function placed(target: string, folder: string) {
  return target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`
}
