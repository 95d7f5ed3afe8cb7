/** The facts that were read of a package. */
export type Facts = {
  packageName: string
  versionName: string | null
  /** A number, or what stands for it with iOS: numbers with dots, and letters. */
  versionCode: string
  label: string | null
  minOs: string | null
  signer: string | null
  /** PNG, WebP or JPEG. */
  icon: Buffer | null
  /** The colour behind an icon that is the front layer of two, as `#rrggbb`. */
  iconBackground: string | null
}

const longestText = 200

/** The form in which facts are stored: people are shown them, so no text in them is invisible or endless. */
export function tidyFacts({ versionName, label, minOs, versionCode, ...rest }: Facts): Facts {
  return {
    ...rest,
    versionCode: versionCode.slice(0, 60),
    versionName: tidy(versionName),
    label: tidy(label),
    minOs: tidy(minOs),
  }
}

const joined = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
/** Joiners belong to emoji of several parts and to words of many languages; the contract's texts have the same rule. */
const joiner = String.raw`((?<=${joined})[\u200c\u200d](?=${joined}))`
const unseen = new RegExp(String.raw`${joiner}|[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]`, 'gu')

/** Nothing that XML does not know either (U+FFFE, say): an installation manifest carries it. */
function tidy(text: string | null) {
  const plain = text?.replaceAll(unseen, '$1').trim() ?? ''
  return plain === '' ? null : cut(plain)
}

/** Between what people see as characters. */
function cut(text: string) {
  if (text.length <= longestText) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, 2 * longestText))) {
    if (kept.length + segment.length > longestText) break
    kept += segment
  }
  return kept === '' ? null : kept
}
