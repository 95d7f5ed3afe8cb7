import { isPlainPath, type Entry } from '../../../../foundation/file/reader/directory.ts'
import type { Facts } from './facts.ts'
import { firstColor, layersOf, type Layers } from './drawable.ts'
import { limits } from './limits.ts'
import { plainPicture } from '../../../../foundation/file/picture/plain-picture.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Resources } from './resources.ts'
import type { Value } from './value.ts'
import type { Zip } from '../../../../foundation/file/reader/zip.ts'

type Icon = Pick<Facts, 'icon' | 'iconBackground'>
/** `left`: so many more files are opened in search of it. */
type Looking = { resources: Resources; zip: Zip; left: number }

const mostFiles = 24
const deepest = 4
const noIcon: Icon = { icon: null, iconBackground: null }

/** The largest picture that an icon's name stands for, by its content; or else that of the front layer of an adaptive icon. */
export function iconOf(value: Value | undefined, { resources, zip }: Omit<Looking, 'left'>): Promise<Icon> {
  return pictureOf(value, { resources, zip, left: mostFiles }, deepest)
}

const appleIcon = /^(?:iTunesArtwork(?:@2x)?|Payload\/[^/]+\.app\/[^/]*icon[^/]*\.png)$/i

/** The largest usual picture. Most icons of iOS applications are in a form of PNG that only Apple's programs draw. */
export async function appleIconOf(zip: Zip): Promise<Icon> {
  const entries = [...zip.entries.values()].filter(({ name }) => appleIcon.test(name))
  for (const entry of largestFirst(entries).slice(0, mostFiles)) {
    const picture = plainPicture(await zip.read(entry, limits.iconBytes))
    if (picture !== null) return { icon: picture.bytes, iconBackground: null }
  }
  return noIcon
}

async function pictureOf(value: Value | undefined, looking: Looking, depth: number): Promise<Icon> {
  if (depth === 0) return noIcon
  const drawings: Layers[] = []
  for (const bytes of await filesOf(value, looking)) {
    const picture = plainPicture(bytes)
    if (picture !== null) return { icon: picture.bytes, iconBackground: null }
    const layers = layersOf(bytes)
    if (layers !== null) drawings.push(layers)
  }
  for (const { front, back } of drawings) {
    const { icon, iconBackground } = await pictureOf(front, looking, depth - 1)
    if (icon !== null) return { icon, iconBackground: iconBackground ?? (await colorOf(back, looking, depth - 1)) }
  }
  return noIcon
}

/** The contents of the files that stand for a value, the largest first. */
async function filesOf(value: Value | undefined, looking: Looking) {
  const { resources, zip } = looking
  const paths = resources.values(value).flatMap((found) => (found.kind === 'text' ? [found.text] : []))
  if (!paths.every(isPlainPath)) throw new Refused('hostilePath')
  const entries = [...new Set(paths)].map((path) => zip.entries.get(path)).filter((entry) => entry !== undefined)
  const files: Buffer[] = []
  for (const entry of largestFirst(entries)) {
    if ((looking.left -= 1) < 0) break
    files.push(await zip.read(entry, limits.iconBytes))
  }
  return files
}

/** A page shows it within an answer. */
function largestFirst(entries: readonly Entry[]) {
  const small = entries.filter(({ bytes, packedBytes }) => Math.max(bytes, packedBytes) <= limits.iconBytes)
  return small.toSorted((one, other) => other.bytes - one.bytes)
}

/** The color of a back layer: itself, or the first one that its drawing names. */
async function colorOf(value: Value | undefined, looking: Looking, depth: number): Promise<string | null> {
  const [first] = looking.resources.values(value)
  if (first?.kind === 'color') return hexOf(first.color)
  if (value === undefined || first?.kind !== 'text' || depth === 0) return null
  for (const bytes of await filesOf(value, looking)) {
    const color = await colorOf(firstColor(bytes), looking, depth - 1)
    if (color !== null) return color
  }
  return null
}

function hexOf(color: number) {
  return `#${color.toString(16).padStart(6, '0')}`
}
