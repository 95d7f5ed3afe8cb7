import { langs, type Lang } from '@atrium/shared-utility/contract'
import type { ShippedText } from '../../call/wording/misfit.ts'
import type { OwnTexts } from '../../call/wording/own-words.ts'
import { mailWords, type MailKind } from './wording.ts'
import type { MailWords } from './words.ts'

/** Every text of the mails, by `mail|kind.part`. */
export function shippedMailTexts(): [string, ShippedText][] {
  const texts = new Map<string, ShippedText>()
  for (const [kind, words] of Object.entries(mailWords))
    for (const lang of langs)
      for (const [part, text] of partsOf(words[lang])) {
        const id = `mail|${kind}.${part}`
        texts.set(id, { syntax: 'plain', ...texts.get(id), [lang]: text })
      }
  return [...texts]
}

/** The words of a mail as operators want them said, else as they are shipped. */
export function ownMailWords(kind: MailKind, lang: Lang, { said }: OwnTexts): MailWords {
  const shipped = mailWords[kind]
  const part = (name: string, of: (words: MailWords) => string | undefined) => {
    const text = Object.fromEntries(langs.map((one) => [one, of(shipped[one]) ?? '']))
    return said(`mail|${kind}.${name}`, lang, { ...text, syntax: 'plain' }) ?? of(shipped[lang]) ?? ''
  }
  return {
    subject: part('subject', (words) => words.subject),
    greeting: part('greeting', (words) => words.greeting),
    lines: shipped[lang].lines.map((_line, index) => part(`line${index + 1}`, (words) => words.lines[index])),
    button: part('button', (words) => words.button),
    ignore: part('ignore', (words) => words.ignore),
  }
}

/** A mail that opens nothing has no button, and nothing to be written on it. */
function partsOf({ subject, greeting, lines, button, ignore }: MailWords) {
  const numbered = lines.map((line, index) => [`line${index + 1}`, line] as const)
  const all = [
    ['subject', subject],
    ['greeting', greeting],
    ...numbered,
    ['button', button],
    ['ignore', ignore],
  ] as const
  return all.filter(([, text]) => text !== '')
}
