import { createHash } from 'node:crypto'
import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate } from './candidate.ts'

const types = ['.js', '.css', '.json', '.map', '.svg', '.png', '.webp', '.woff2', '.txt']
const hashed = /[._-][\w-]{8,}\.[a-z0-9]+(?:\.map)?$/

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

function integrityOf(content: Uint8Array) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
