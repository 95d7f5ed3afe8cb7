import { tableLimits } from '../limits.ts'
import { TableRefused } from '../table.ts'
import { relationsOf, type Parts } from './parts.ts'
import { builtInFormat } from './shown-number.ts'
import { attributeOf, xmlEvents } from './xml-events.ts'

export type Workbook = {
  /** In their order, each with the part that holds it. */
  sheets: { name: string; part: string }[]
  is1904: boolean
  strings: string[]
  /** The format of numbers of each style. */
  formats: (string | undefined)[]
}

export async function workbookOf(parts: Parts): Promise<Workbook> {
  const named = [...(await relationsOf(parts, '')).values()].find(({ kind }) => kind === 'officeDocument')
  const part = named?.target ?? 'xl/workbook.xml'
  const xml = await parts.read(part)
  if (xml === null) throw new TableRefused('notText')
  const relations = await relationsOf(parts, part)
  const sheets: Workbook['sheets'] = []
  let is1904 = false
  for (const event of xmlEvents(xml, part)) {
    if (event.kind !== 'open') continue
    if (event.name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributeOf(event.attributes, 'date1904') ?? '')
    if (event.name !== 'sheet') continue
    const target = relations.get(attributeOf(event.attributes, 'id') ?? '')
    if (target?.kind === 'worksheet')
      sheets.push({ name: attributeOf(event.attributes, 'name') ?? '', part: target.target })
  }
  if (sheets.length === 0) throw new TableRefused('empty')
  const byKind = (kind: string) => [...relations.values()].find((one) => one.kind === kind)?.target
  return {
    sheets: sheets.slice(0, tableLimits.sheets),
    is1904,
    strings: await stringsOf(parts, byKind('sharedStrings')),
    formats: await formatsOf(parts, byKind('styles')),
  }
}

/** The texts that cells name by their number; how they are said in Japanese (`rPh`) is no part of them. */
async function stringsOf(parts: Parts, part = 'xl/sharedStrings.xml') {
  const strings: string[] = []
  let [text, isText, isSound] = ['', false, false]
  for (const event of xmlEvents((await parts.read(part, tableLimits.stringsBytes)) ?? '', part)) {
    if (event.kind === 'text') text += isText && !isSound ? event.text : ''
    else if (event.name === 't') isText = event.kind === 'open'
    else if (event.name === 'rPh') isSound = event.kind === 'open'
    else if (event.name === 'si') {
      if (event.kind === 'close') strings.push(text)
      text = ''
    }
  }
  return strings
}

async function formatsOf(parts: Parts, part = 'xl/styles.xml') {
  const own = new Map<string, string>()
  const formats: Workbook['formats'] = []
  let isStyle = false
  for (const event of xmlEvents((await parts.read(part)) ?? '', part)) {
    if (event.kind === 'text') continue
    if (event.name === 'cellXfs') isStyle = event.kind === 'open'
    if (event.kind !== 'open') continue
    const id = attributeOf(event.attributes, 'numFmtId') ?? '0'
    if (event.name === 'numFmt') own.set(id, attributeOf(event.attributes, 'formatCode') ?? '')
    if (event.name === 'xf' && isStyle) formats.push(own.get(id) ?? builtInFormat(Number(id)))
  }
  return formats
}
