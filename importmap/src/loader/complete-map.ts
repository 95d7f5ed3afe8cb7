import { absoluteIntegrity, longestLoadMs, type ImportMap } from './script-policy.ts'

type Asked = { page: Document; integrity: Map<string, string>; add: (map: ImportMap) => void }

/**
 * A visitor's page names only the files that it begins with. Whoever needs another one brings the rest of the map first,
 * once; a map that did not come is asked for again by the next.
 */
export function mapCompletion({ page, integrity, add }: Asked) {
  const element = page.querySelector<HTMLElement>('script[type="systemjs-importmap"][data-rest]')
  if (element === null) return async () => undefined
  const { rest = '', integrity: expected = '' } = element.dataset
  let coming: Promise<void> | null = null
  return () => {
    coming ??= bring().catch((error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }

  async function bring() {
    const answer = await fetch(rest, { integrity: expected, signal: AbortSignal.timeout(longestLoadMs) })
    if (!answer.ok) throw new Error(`The import map answered ${answer.status}`)
    const map: ImportMap = await answer.json()
    add(map)
    for (const [url, value] of absoluteIntegrity(map, page)) integrity.set(url, value)
  }
}
