/** Lists show no more of a name at once, and people type no more to find one. */
const mostSyllables = 24
const han = /\p{Script=Han}/u
const parts = /[a-z0-9]+|\p{Script=Han}/gu

/**
 * The pinyin of a name, for people who type it to search: syllables without tones, "zhang san". A name that is said in two ways, since a
 * character is read otherwise in a surname, has both: "zeng guo fan|ceng guo fan". Empty for names without Chinese characters.
 */
export async function soundsOf(name: string) {
  const normal = name.normalize('NFKC').toLowerCase()
  if (!han.test(normal)) return ''
  // Loaded with the first Chinese name, which most processes never write: the dictionaries take 25 MB.
  const { pinyin } = await import('pinyin-pro')
  // Signs go: what stands beside them is read as one text.
  const kept = (normal.match(parts) ?? []).slice(0, mostSyllables)
  const said = (surname: 'head' | 'off') => {
    const syllables = pinyin(kept.join(''), { toneType: 'none', type: 'array', v: true, surname, nonZh: 'consecutive' })
    return syllables.flatMap((one) => one.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ')
  }
  return [...new Set([said('head'), said('off')])].filter((one) => one !== '').join('|')
}

/** A name as it is kept: with how it is said. All code that writes a person's name writes this. */
export async function named(name: string) {
  return { name, name_sounds: await soundsOf(name) }
}

/** The part of a text that may be how a name is said: "Zhang san", "zs" and "xi'an"; null for a text without one. */
export function soundTerm(text: string) {
  const term = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[\s'’]/g, '')
  return /^(?=.*[a-z])[a-z0-9]{2,}$/.test(term) ? term : null
}

/** Finds in what `soundsOf` made where a term begins a syllable and goes on, or is the first letters of syllables. */
export function soundPattern(term: string) {
  const letters = Array.from(term)
  return `(^|[ |])(${letters.join(' ?')}|${letters.join('[a-z0-9]* ')})`
}
