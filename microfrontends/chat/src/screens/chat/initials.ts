/** What stands for a person in a circle: the last two characters of a Chinese name, else the first letters of two words. */
export function initialsOf(name: string) {
  const characters = Array.from(name.trim())
  if (characters.some((one) => /\p{Script=Han}/u.test(one))) return characters.slice(-2).join('')
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
