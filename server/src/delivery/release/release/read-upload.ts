import { artifact, Problem, type Lang } from '@atrium/shared-utility/contract'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import type { ReadFile } from '../../../foundation/file/reader/read-in-process.ts'
import type { Source } from '../../../foundation/file/reader/source.ts'
import type { ReaderRefusal } from '../../../foundation/file/reader/thread-words.ts'
import type { ArchiveRefusal, Examined, VersionRules } from './reading/examine.ts'

/** Each is a process, on a machine that has other things to do. */
const reading = createTurns(2)
/** A machine that has not read a few megabytes by then has too much to do. */
const longestMs = 60_000
const busySeconds = 30

type Reading = { held: VersionRules; lang: Lang; readFile: ReadFile }

/** Has an upload examined by what reads strangers’ files (decision 068). Throws artifactUnreadable, overloaded. */
export async function readUpload(archive: Buffer, { held, lang, readFile }: Reading) {
  const worker = new URL('./reading/worker.ts', import.meta.url).href
  const task = { worker, of: { held }, sizeBytes: archive.length }
  const answered = await reading('all', () =>
    readFile<Examined, ArchiveRefusal>(task, {
      source: sourceOf(archive),
      stopping: AbortSignal.timeout(longestMs),
      patienceMs: 2 * longestMs,
    }),
  )
  if (answered === null) throw new Problem('overloaded', { seconds: busySeconds })
  if (answered.kind === 'refused') throw unreadable(answered.refusal, lang)
  const { manifestText, files, findings } = answered.facts
  const manifest = artifact.safeParse(JSON.parse(manifestText))
  if (!manifest.success) throw unreadable('manifestBroken', lang)
  return { manifest: manifest.data, files, findings }
}

/** The refusal of an upload that is no version, in words. */
export function unreadable(refusal: string, lang: Lang) {
  const [zhCN, enUS] = words[refusal] ?? broken
  return new Problem('artifactUnreadable', { reason: lang === 'zh-CN' ? zhCN : enUS })
}

const broken = ['它不是完整的 ZIP，或 artifact.json 有误', 'it is no whole ZIP, or its artifact.json is wrong'] as const

/** Where more can be said than that. */
const words: Partial<Record<string, readonly [string, string]>> = {
  packed: ['ZIP 中的文件必须不压缩地存放', 'the files in the ZIP have to be stored as they are, not packed'],
  compression: ['ZIP 中的文件必须不压缩地存放', 'the files in the ZIP have to be stored as they are, not packed'],
  ambiguous: ['ZIP 的文件目录与实际内容不一致', 'the file list of the ZIP does not match the files in it'],
  link: ['ZIP 中不能有链接', 'the ZIP must hold no link'],
  hostilePath: ['ZIP 中有路径越出文件夹的文件', 'the ZIP holds a path that leads out of its folder'],
  tooManyEntries: ['ZIP 中的文件太多', 'there are too many files in the ZIP'],
  noManifest: ['ZIP 中缺少 artifact.json', 'the ZIP has no artifact.json'],
  manifestTooLarge: ['artifact.json 过大', 'its artifact.json is too large'],
  manifestBroken: [
    'artifact.json 不完整或格式不对',
    'its artifact.json is not whole, or says something that is not known',
  ],
  bomb: ['检查它占用的内存过多', 'examining it takes too much memory'],
  bodySlow: ['上传耗时过长，请在更快的网络上重试', 'it took too long to arrive. Try again on a faster line'],
  tooSlow: ['检查它耗时过长', 'examining it takes too long'],
} satisfies Partial<
  Record<ArchiveRefusal | ReaderRefusal | 'compression' | 'ambiguous' | 'bodySlow', readonly [string, string]>
>

function sourceOf(archive: Buffer): Source {
  return { sizeBytes: archive.length, read: async (at, length) => archive.subarray(at, at + length) }
}
