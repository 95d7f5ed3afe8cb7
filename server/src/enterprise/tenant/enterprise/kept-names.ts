import { normalName } from '../../../foundation/query/list/names.ts'
import { soundsOf } from '../../../foundation/query/pinyin/sounds.ts'

/** A name as it is kept: with what it is found by. All who write one write this. */
export async function fullName(name: string) {
  return { name, name_norm: normalName(name), name_sounds: await soundsOf(name) }
}

export async function shortName(short: string | null) {
  const text = short ?? ''
  return { short_name: text === '' ? null : text, short_norm: normalName(text), short_sounds: await soundsOf(text) }
}
