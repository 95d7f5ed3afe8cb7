import { byRule } from './by-rule.ts'
import { readBinaryList } from './property-list-binary.ts'
import { readXmlList } from './property-list-xml.ts'
import type { Wanted } from './wanted-texts.ts'
import { xmlTextOf } from './xml-text.ts'

const binaryMark = 'bplist00'

/**
 * The wanted texts and numbers at the top of a property list, XML or binary, by their names. Nested ones are passed
 * over, so nothing in it can lead in circles.
 */
export function readPropertyList(bytes: Buffer, wanted: Wanted): ReadonlyMap<string, string> {
  if (bytes.toString('latin1', 0, 8) !== binaryMark) return readXmlList(xmlTextOf(bytes), wanted)
  return byRule('manifestBroken', () => readBinaryList(bytes, wanted))
}
