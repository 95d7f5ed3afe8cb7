/** What a new noun is called, in each place that names it. */
export function namesOf(slug: string, chinese: string | undefined) {
  const words = slug.replaceAll('-', ' ')
  const slugs = plural(slug)
  const zh = chinese ?? `${words} 条目`
  const [noun, nouns] = [camel(slug), camel(slugs)]
  const texts: [string, string][] = [
    ['a noun name', `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`],
    ['noun names', plural(words)],
    ['Noun names', capital(plural(words))],
    ['noun name', words],
    ['Noun name', capital(words)],
    ['nounNames', nouns],
    ['NounNames', capital(nouns)],
    ['nounName', noun],
    ['NounName', capital(noun)],
    ['noun-names', slugs],
    ['noun-name', slug],
    ['noun_name', slug.replaceAll('-', '_')],
    ['名词', zh],
  ]
  return {
    slug,
    slugs,
    noun,
    nouns,
    Noun: capital(noun),
    Nouns: capital(nouns),
    zh,
    path: `/enterprise/${slugs}`,
    title: { 'zh-CN': zh, 'en-US': capital(plural(words)) },
    /** A template in this noun's words. */
    fill: (text: string) => texts.reduce((filled, [from, to]) => filled.replaceAll(from, to), text),
  }
}

export type Names = ReturnType<typeof namesOf>

function plural(words: string) {
  if (/[^aeiou]y$/.test(words)) return words.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`
}

function camel(slug: string) {
  return slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function capital(word: string) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
