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

function tidy(text: string | null) {
  const plain = text?.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim() ?? ''
  return plain === '' ? null : plain.slice(0, longestText)
}
