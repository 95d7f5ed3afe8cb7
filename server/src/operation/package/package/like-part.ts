/** A text as the part of another that `ilike` looks for: no sign in it means anything else. */
export function likePart(text: string) {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
