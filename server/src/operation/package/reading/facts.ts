/** What was read of a package. */
export type Facts = {
  packageName: string
  versionName: string | null
  /** A number, or numbers with dots, as text. */
  versionCode: string
  label: string | null
  minOs: string | null
  signer: string | null
  icon: Buffer | null
}

const longestText = 200

/** As it is kept: what a file says of itself is shown to people, so nothing in it is unseen or endless. */
export function tidyFacts({ versionName, label, minOs, versionCode, ...rest }: Facts): Facts {
  return {
    ...rest,
    versionCode: versionCode.slice(0, 60),
    versionName: tidy(versionName),
    label: tidy(label),
    minOs: tidy(minOs),
  }
}

/** Nothing that XML does not know either (U+FFFE, say): an installation manifest carries it. */
function tidy(text: string | null) {
  const plain = text?.replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim() ?? ''
  // No half of a letter is left at the end.
  return plain === '' ? null : plain.slice(0, longestText).replace(/\p{Cs}$/u, '')
}
