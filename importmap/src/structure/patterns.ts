/**
 * The regular expressions that a file writes down, as such or as raw texts. Where a slash begins one is told by what
 * stands before it; what is put into a raw text stands for one letter.
 */
export function literalsOf(code: string) {
  const withoutComments = code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const before = String.raw`(?<=[=(,:?!&|[{;]\s*|\breturn\s+|=>\s*)`
  const body = String.raw`(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+`
  const plain = [...withoutComments.matchAll(new RegExp(`${before}/(?![/*])${body}/[a-z]*`, 'g'))].map(([one]) => one)
  const raw = [...withoutComments.matchAll(/String\.raw`([^`]*)`/g)].map(([, text = '']) => `/${filled(text)}/`)
  return [...plain, ...raw]
}

function filled(text: string) {
  return text.replaceAll(/\$\{\w+\}/g, 'x')
}

type Group = { repeats: boolean }

/** Whether a group without an upper limit holds something without one. */
export function repeatsARepetition(literal: string) {
  const groups: Group[] = [{ repeats: false }]
  const tokens = literal.slice(1).match(tokenPattern) ?? []
  for (const [index, token] of tokens.entries()) {
    const isEndless = /^(?:[*+]|\{\d+,\})/.test(tokens[index + 1] ?? '')
    if (token === '(') groups.push({ repeats: false })
    else if (token === ')') {
      const inner = groups.pop()
      const outer = groups.at(-1)
      if (isEndless && inner?.repeats === true) return true
      if (outer !== undefined && (isEndless || inner?.repeats === true)) outer.repeats = true
    } else if (isEndless) setRepeats(groups.at(-1))
  }
  return false
}

function setRepeats(group: Group | undefined) {
  if (group !== undefined) group.repeats = true
}

/** An escape, a class, a quantifier, or one letter. */
const tokenPattern = /\\.|\[(?:\\.|[^\]\\])*\]|\{\d+,?\d*\}|[^]/g
