import { langs, Problem, type Lang } from '@atrium/shared-utility/contract'
import type { Misfit } from '../../../foundation/call/wording/misfit.ts'
import { mostTexts, type ReadText } from './read-text.ts'

/**
 * The targets of XLIFF 1.2. A unit without one has not been translated and is passed over. A document type, with which a
 * small file becomes a large one or reaches for others, is refused.
 */
export async function readXliff(content: string): Promise<ReadText[]> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  const reading = createReading()
  parser.on('doctype', () => refuse('DOCTYPE'))
  parser.on('error', ({ message }) => refuse(`XML ${message.split('\n')[0] ?? ''}`))
  parser.on('opentag', ({ name, attributes }) => reading.open(name, attributes))
  parser.on('text', reading.text)
  parser.on('cdata', reading.text)
  parser.on('closetag', ({ name }) => reading.close(name))
  parser.write(content).close()
  return reading.found()
}

/** Some times deeper than the file of any program. */
const deepest = 100

function refuse(reason: string): never {
  throw new Problem('textFileUnreadable', { reason })
}

type Unit = { id: string; text: string | null; misfit: Misfit | null }

function createReading() {
  const found: ReadText[] = []
  let isXliff = false
  let lang: Lang | null = null
  let unit: Unit | null = null
  let isInTarget = false
  let depth = 0
  /** Where another text is proposed: the memory of a translator's program, which no translator has chosen. */
  let proposedAt = Number.POSITIVE_INFINITY
  return { open, text, close, found: () => (isXliff ? found : refuse('XLIFF 1.2')) }

  function open(name: string, attributes: Record<string, string>) {
    depth += 1
    if (depth > deepest || found.length > mostTexts) refuse(`> ${depth > deepest ? deepest : mostTexts}`)
    if (name === 'alt-trans') proposedAt = Math.min(proposedAt, depth)
    if (depth >= proposedAt) return
    if (name === 'xliff') isXliff = attributes.version === '1.2' || refuse('XLIFF 1.2')
    else if (name === 'file') lang = langOf(attributes['target-language'] ?? '')
    else if (name === 'trans-unit') unit = { id: attributes.id ?? '', text: null, misfit: null }
    else if (name === 'target' && unit !== null) [isInTarget, unit.text] = [true, '']
    // Our texts are exported without any tag: a translator's program has put it there.
    else if (isInTarget && unit !== null) unit.misfit = { code: 'textTag', params: { name } }
  }

  function text(said: string) {
    if (isInTarget && unit !== null) unit.text += said
  }

  function close(name: string) {
    depth -= 1
    if (depth + 1 > proposedAt) return
    if (depth + 1 === proposedAt) proposedAt = Number.POSITIVE_INFINITY
    if (name === 'target') isInTarget = false
    if (name !== 'trans-unit' || unit === null) return
    if (lang !== null && unit.text !== null && unit.text !== '')
      found.push({ id: unit.id, lang, text: unit.text, misfit: unit.misfit })
    unit = null
  }
}

/** Programs of translators also write `zh_CN`, `zh` or `en`. */
function langOf(written: string): Lang {
  const [language] = written.toLowerCase().split(/[-_]/)
  return langs.find((lang) => lang.startsWith(`${language}-`)) ?? refuse(`target-language="${written.slice(0, 20)}"`)
}
