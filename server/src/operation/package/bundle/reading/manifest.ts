import type { BundleRefusal } from '@atrium/shared-utility/contract'
import { isPlainPath } from '../../../../foundation/file/reader/directory.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

/** A release of the portal, or a revision of what one is made of. */
export const bundleFormat = 'atrium-update'
export const revisionFormat = 'atrium-revision'
export type BundleFormat = typeof bundleFormat | typeof revisionFormat
export const formatVersion = 1
/** Numbers with dots: what is newer is clear to everybody. */
const versionPattern = /^\d{1,6}(\.\d{1,6}){1,3}$/

type InBoth = { 'zh-CN': string; 'en-US': string }
export type BundledFile = { path: string; sizeBytes: number; sha256: string; isExecutable: boolean }
export type Manifest = { version: string; minVersion: string; title: InBoth; notes: InBoth; files: BundledFile[] }

const longestPath = 400

/** Parses a manifest. Its signature was verified before; the fields are checked all the same. */
export function parseManifest(bytes: Buffer, format: BundleFormat = bundleFormat): Manifest {
  const said = parsed(bytes)
  if (said['format'] !== format || said['formatVersion'] !== formatVersion) refuse('otherFormat')
  const files = Array.isArray(said['files']) ? said['files'].map(fileOf) : refuse('manifestBroken')
  // A revision is never unpacked into a folder as it lies, and parcels have such names.
  const nameOf = format === revisionFormat ? (path: string) => path : sameName
  refuseClashes(files.map(({ path }) => nameOf(path)))
  return {
    version: versionOf(said['version']),
    minVersion: versionOf(said['minVersion']),
    title: inBoth(said['title'], 120),
    notes: inBoth(said['notes'], 4000),
    files,
  }
}

type Fields = Record<string, unknown>

function parsed(bytes: Buffer): Fields {
  try {
    return fieldsOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refuse('manifestBroken')
  }
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('manifestBroken')
  return Object.fromEntries(Object.entries(value))
}

function fileOf(value: unknown): BundledFile {
  const { path, sizeBytes, sha256, isExecutable } = fieldsOf(value)
  if (typeof path !== 'string' || path.length > longestPath || !isInside(path)) return refuse('hostilePath')
  if (typeof sizeBytes !== 'number' || !Number.isSafeInteger(sizeBytes) || sizeBytes < 0)
    return refuse('manifestBroken')
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return refuse('manifestBroken')
  return { path, sizeBytes, sha256, isExecutable: isExecutable === true }
}

/** A name that stays in its folder, and is the same one on every system. */
function isInside(path: string) {
  const isOdd = (part: string) => part === '' || part === '.' || /[. ]$/.test(part) || /[<>:"|?*]/.test(part)
  return isPlainPath(path) && !path.split('/').some(isOdd)
}

/** Two paths are one file to some systems where they are the same in this: capitals do not count there. */
function sameName(path: string) {
  return path.normalize('NFC').toLowerCase()
}

/** Two names of one file, or a file that would be a folder. */
function refuseClashes(paths: readonly string[]) {
  const seen = new Set(paths)
  if (seen.size < paths.length) refuse('duplicateEntry')
  for (const path of seen)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      if (seen.has(path.slice(0, end))) refuse('duplicateEntry')
}

function versionOf(value: unknown) {
  return typeof value === 'string' && versionPattern.test(value) ? value : refuse('manifestBroken')
}

function inBoth(value: unknown, most: number): InBoth {
  const { 'zh-CN': zh, 'en-US': en } = fieldsOf(value)
  return { 'zh-CN': shown(zh, most), 'en-US': shown(en, most) }
}

/** It is shown to people: nothing in it is unseen or endless. */
function shown(value: unknown, most: number) {
  if (typeof value !== 'string' || value.length > most || value.trim() === '') return refuse('manifestBroken')
  return /[^\P{C}\n\t\u200c\u200d]/u.test(value) ? refuse('manifestBroken') : value.trim()
}

function refuse(refusal: BundleRefusal): never {
  throw new Refused(refusal)
}
