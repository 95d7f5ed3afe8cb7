import { z } from 'zod'
import type { Messages } from '@atrium/shared-utility/react'
import { listFilesBeside } from './list-files.mjs'

/** The parts of a described list that are said with words of the parcel. */
const described = z.object({
  labels: z.string(),
  search: z.string(),
  columns: z.record(z.string(), z.object({ data: z.record(z.string(), z.unknown()).optional() })),
  filters: z.record(z.string(), z.union([z.literal('notShown'), z.object({ label: z.string().optional() })])),
})
type Described = z.infer<typeof described>

/** The words that a list wants and the dictionary lacks, of the parcel's dictionaries the one that has most of them. */
export function missingWords(list: Described, dictionaries: readonly Messages[]): string[] {
  const wanted = wordsOf(list)
  const missing = dictionaries.map((messages) =>
    Object.entries(messages).flatMap(([lang, words]) =>
      wanted.filter((key) => !(key in words)).map((key) => `${lang}: ${key}`),
    ),
  )
  return missing.toSorted((one, other) => one.length - other.length)[0] ?? wanted
}

/** The words of a dictionary that one of its languages lacks. */
export function wordsOfOneLanguage(messages: Messages): string[] {
  const all = new Set(Object.values(messages).flatMap((words) => Object.keys(words)))
  return Object.entries(messages).flatMap(([lang, words]) =>
    [...all].filter((key) => !(key in words)).map((key) => `${lang}: ${key}`),
  )
}

function wordsOf({ labels, search, columns, filters }: Described) {
  const own = Object.entries(columns).flatMap(([key, { data = {} }]) => [key, ...Object.keys(data)])
  const controls = Object.entries(filters).flatMap(([name, control]) =>
    control === 'notShown' ? [] : (control.label ?? `${labels}.${name}`),
  )
  return [...new Set([search, ...own.map((key) => `${labels}.${key}`), ...controls])]
}

/** Every list that is described beside a test or below it; a file that describes one offers it to others. */
export async function listsBeside(testPath: string) {
  const files = listFilesBeside(testPath)
  return Promise.all(files.map(async (file) => ({ file, lists: listsIn(await import(file)) })))
}

function listsIn(module: object) {
  return Object.values(module).flatMap((one: unknown) => described.safeParse(one).data ?? [])
}
