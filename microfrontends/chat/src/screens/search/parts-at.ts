/** A text before, in and after what was looked for, however it is written; where it cannot be told, nothing is marked. */
export function partsAt(text: string, search: string): [before: string, found: string, after: string] {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + search.length), text.slice(at + search.length)]
}
