import { elementsOf } from './binary-xml.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Value } from './value.ts'

export type Layers = { front: Value | undefined; back: Value | undefined }

/** The framework's ids of attributes that name a drawing, and of those that name a color. */
const drawings = [0x01010199, 0x01010119]
const colors = [0x010101a5, 0x01010404, 0x0101019d]
const wanted = { elements: 'all', attributes: new Set([...drawings, ...colors]) } as const
const adaptive: ReadonlySet<string> = new Set(['background', 'foreground', 'monochrome'])

/**
 * The parts of an Android drawing: the two layers of an adaptive icon, or the first drawing that another one frames, as
 * a bitmap or an inset does. Null for a file that is no such drawing.
 */
export function layersOf(bytes: Buffer): Layers | null {
  const elements = readElements(bytes)
  if (elements === null) return null
  const layers = new Map<string, Value>()
  let layer = ''
  for (const { name, attributes } of elements) {
    if (adaptive.has(name)) layer = name
    const drawing = drawings.map((id) => attributes.get(id)).find((value) => value !== undefined)
    if (drawing !== undefined && !layers.has(layer)) layers.set(layer, drawing)
  }
  return { front: layers.get('foreground') ?? layers.get(''), back: layers.get('background') }
}

/** The first color that a drawing names. */
export function firstColor(bytes: Buffer) {
  for (const { attributes } of readElements(bytes) ?? [])
    for (const id of colors) if (attributes.has(id)) return attributes.get(id)
  return undefined
}

function readElements(bytes: Buffer) {
  try {
    return [...elementsOf(bytes, wanted)]
  } catch (error) {
    // A picture that cannot be shown is none: the package has no icon then.
    if (error instanceof RangeError || (error instanceof Refused && error.refusal === 'manifestBroken')) return null
    throw error
  }
}
