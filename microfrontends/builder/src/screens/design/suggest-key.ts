type Labels = { label: string; labelEn: string }

/**
 * A key that nothing else has: the English name, or the name where it has Latin letters, as calls can have it; else the
 * word with a number.
 */
export function suggestKey({ label, labelEn }: Labels, { word, taken }: { word: string; taken: readonly string[] }) {
  const plain = keyOf(labelEn) || keyOf(label)
  return firstFree(plain || word, { taken, isCounted: plain === '' })
}

function keyOf(text: string) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 36)
}

function firstFree(key: string, { taken, isCounted }: { taken: readonly string[]; isCounted: boolean }) {
  // `constructor` is a name that every object has; the server refuses it.
  const used = new Set([...taken, 'constructor'])
  if (!isCounted && !used.has(key)) return key
  const numbers = Array.from({ length: used.size + 1 }, (_, index) => `${key}_${index + (isCounted ? 1 : 2)}`)
  return numbers.find((one) => !used.has(one)) ?? key
}
