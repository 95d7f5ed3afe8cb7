/**
 * The texts of all elements of this name, in their order. S3's answers are flat, and in our own keys and its ids
 * nothing is escaped but what stands here.
 */
export function tagged(xml: string, name: string) {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text))
}

export function one(xml: string, name: string) {
  const [text] = tagged(xml, name)
  if (text === undefined) throw new Error(`the file store answered without ${name}`)
  return text
}

export function escaped(text: string) {
  return text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

const marks: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

function unescaped(text: string) {
  return text.replaceAll(/&(?:#x[\da-f]+|#\d+|lt|gt|quot|apos|amp);/gi, (mark) =>
    mark.startsWith('&#')
      ? String.fromCodePoint(Number(mark.slice(2, -1).replace(/^x/i, '0x')))
      : (marks[mark] ?? mark),
  )
}
