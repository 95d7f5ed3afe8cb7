import { LRUCache } from 'lru-cache'
import { normalName } from '../../foundation/query/list/names.ts'
import { soundPattern, soundsOf, soundTerm } from '../../foundation/query/pinyin/sounds.ts'

type Listing = { name: string; nameEn: string | null; description: string }

// An enterprise has some hundreds at most, so their sounds are no column that an older release would leave empty.
const sounds = new LRUCache<string, string>({ max: 5000 })

/** Those that hold a text in one of their names or in what is said of them, or are said as it is typed (docs/decisions/106). */
export async function matching<T extends Listing>(rows: readonly T[], search: string) {
  const text = normalName(search)
  if (text === '') return rows
  const term = soundTerm(search)
  const pattern = term === null ? null : new RegExp(soundPattern(term), 'u')
  const found: T[] = []
  for (const row of rows) if (holds(row, text) || pattern?.test(await saidOf(row.name))) found.push(row)
  return found
}

function holds({ name, nameEn, description }: Listing, text: string) {
  return [name, nameEn ?? '', description].some((one) => normalName(one).includes(text))
}

async function saidOf(name: string) {
  const known = sounds.get(name)
  if (known !== undefined) return known
  const said = await soundsOf(name)
  sounds.set(name, said)
  return said
}
