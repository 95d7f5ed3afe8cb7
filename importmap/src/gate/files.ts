import { createHash } from 'node:crypto'
import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate } from './candidate.ts'

const types = ['.js', '.css', '.json', '.map', '.svg', '.png', '.webp', '.woff2', '.txt']
const hashed = /[._-][\w-]{8,}\.[a-z0-9]+(?:\.map)?$/

/**
 * Text that makes a page of a picture. The portal runs none of it, see portal/asset; a picture that is drawn needs
 * nothing of it. Texts in another encoding, and entities, could hide it.
 */
const active =
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|\son\w+\s*=|javascript:|<!(?:DOCTYPE|ENTITY)/i

/** The files are those that the manifest names, as it names them, under names that change with their content. */
export function fileFindings({ manifest, files }: Candidate): GateFinding[] {
  const listed = Object.entries(manifest.files)
  const unnamed = [...files.keys()].filter((file) => !Object.hasOwn(manifest.files, file))
  return [
    ...listed.flatMap(([file, { integrity, bytes }]) => {
      const content = files.get(file)
      if (content === undefined) return [refused('fileMissing', { file })]
      return content.byteLength === bytes && integrityOf(content) === integrity
        ? []
        : [refused('fileChanged', { file })]
    }),
    ...manifest.css
      .filter((file) => !file.endsWith('.css') || !Object.hasOwn(manifest.files, file))
      .map((file) => refused('fileMissing', { file })),
    ...unnamed.map((file) => refused('fileUnnamed', { file })),
    ...listed.flatMap(([file]) => nameFindings(file)),
    ...[...files]
      .filter(([file, content]) => file.endsWith('.svg') && isActive(content))
      .map(([file]) => refused('pictureActive', { file })),
  ]
}

function nameFindings(file: string) {
  return [
    ...(hashed.test(file) ? [] : [refused('fileNameFixed', { file })]),
    ...(types.some((type) => file.endsWith(type))
      ? []
      : [refused('fileTypeUnknown', { file, types: types.join(' ') })]),
  ]
}

function isActive(content: Uint8Array) {
  const text = new TextDecoder().decode(content)
  return text.includes('\0') || text.includes('\uFFFD') || active.test(text)
}

function integrityOf(content: Uint8Array) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
