import type { AttachedSign } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'

/** A message in one line: what it holds beside its text, and the text. */
export function saidOf({ text, attached }: { text: string; attached: AttachedSign | null }, t: Translate) {
  if (attached === null) return text
  const { kind, name } = attached
  const sign = t(`sign.${kind}`, { name })
  return text === '' ? sign : `${sign} ${text}`
}
