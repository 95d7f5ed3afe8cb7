/**
 * Characters that cannot be seen, or turn the direction of a text: with them one text passes for another. Joiners are
 * left out: between letters or pictures they belong to words of many languages (Persian, Indic) and to emoji.
 */
export const unseen = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u2800\u3164\uffa0`
const joined = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
export const visible = new RegExp(String.raw`^(?:${joined}[\u200c\u200d](?=${joined})|[^${unseen}])*$`, 'u')

// U+202E stays, to be refused: it shows a text back to front, so the text without it is not the one that was seen.
const marks = new RegExp(String.raw`(${joined}[\u200c\u200d](?=${joined}))|(?!\u202e)\p{Cf}`, 'gu')
const spaces = /\r\n|[\p{Z}\t\n\v\f\r\u0085]/gu
const hyphens = /[\u2010-\u2015\u2212]/g

/**
 * A text as it is seen: text from a clipboard has marks of direction and width around it, and spaces that do not break.
 * Letters stay as they are. Control characters and other deceits stay, to be refused.
 */
export function tidyText(text: string) {
  return text.replace(marks, '$1').replace(spaces, ' ').trim()
}

/**
 * The same for what is not for reading (numbers, codes, ids, addresses): full-width signs and letters become plain
 * ones, and so does any hyphen.
 */
export function tidySign(sign: string) {
  return tidyText(sign.normalize('NFKC').replace(/\p{Cf}/gu, keptMark)).replace(hyphens, '-')
}

function keptMark(mark: string) {
  return mark === '\u202e' ? mark : ''
}

/** The same for a text of several lines, or for parts that join others: spaces stay as they are. */
export function tidyLines(text: string) {
  return text.replace(marks, '$1')
}

const deceits = new RegExp(String.raw`(${joined}[\u200c\u200d](?=${joined}))|[${unseen}]`, 'gu')

/**
 * What another system says of a thing, of at most so many characters: no person is there to write it anew, so nothing
 * is refused.
 */
export function tidyForeign(text: string, most: number) {
  return cutText(tidyText(text.replace(spaces, ' ').replace(deceits, '$1')), most).trim()
}

/** The beginning of a text, never ending in the middle of a character: letters with their marks and joined emoji count as one. */
export function cutText(text: string, most: number) {
  if (text.length <= most) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  // One sign alone may be longer than the room for the text.
  return kept === '' ? text.slice(0, most).replace(/\p{Cs}$/u, '') : kept
}
