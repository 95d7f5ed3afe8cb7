import { langs, Problem, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { mostTexts, type ReadText } from './read-text.ts'

const isShort = (value: unknown) => Object.keys(Object(value)).length <= mostTexts
// Counted first, because reading each of them takes long.
const texts = z
  .unknown()
  .refine(isShort, { error: `> ${mostTexts}`, abort: true })
  .pipe(z.record(z.string(), z.string()))
const format = 'atrium-dictionary'
const whole = z.object({ format: z.literal(format), texts: z.partialRecord(z.enum(langs), texts) })

/** Own wording, or all texts, of both languages; the revision that it was exported from is in it for its reader. */
export function jsonOf(said: Record<Lang, Record<string, string>>, revision: number) {
  return `${JSON.stringify({ format, version: 1, revision, texts: said }, null, 2)}\n`
}

/** An empty text brings the shipped one back; what is not in the file stays as it is. */
export function readJson(content: string): ReadText[] {
  const read = whole.safeParse(parsed(content))
  if (!read.success) throw new Problem('textFileUnreadable', { reason: 'format, texts' })
  return langs.flatMap((lang) =>
    Object.entries(read.data.texts[lang] ?? {}).map(([id, text]) => ({ id, lang, text, misfit: null })),
  )
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Problem('textFileUnreadable', { reason: 'JSON' })
  }
}
