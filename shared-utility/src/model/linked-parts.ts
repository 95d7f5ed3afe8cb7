type Part = { text: string; href?: string }

// Plain signs alone: an address ends where Chinese text goes on, and none looks like another one by foreign letters.
const address = /https?:\/\/[\x21\x23-\x26\x28-\x3b\x3d\x3f-\x7e]+/gi
const closing = /[.,;:!?)\]}]+$/

/** A text, with the addresses in it. Nothing but http and https becomes a link, and none with an account in it. */
export function linkedParts(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const said = found.replace(closing, '')
    if (!isPlain(said)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: said, href: said })
    from = index + said.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function isPlain(said: string) {
  if (!URL.canParse(said)) return false
  const { username, password } = new URL(said)
  return username === '' && password === ''
}
