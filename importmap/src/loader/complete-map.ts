import { absoluteIntegrity, longestLoadMs, type ImportMap } from './script-policy.ts'

type MapFile = { url: string; integrity: string }
type MapOptions = { page: Document; integrity: Map<string, string>; add: (map: ImportMap) => void }

/**
 * A visitor's page names only the files that it begins with. An import of another one brings the rest of the map first,
 * once; a map that did not come is asked for again by the next. `extend` brings that of what was released since.
 */
export function mapCompletion({ page, integrity, add }: MapOptions) {
  const { rest: url = '', integrity: expected = '' } =
    page.querySelector<HTMLElement>('script[type="systemjs-importmap"][data-rest]')?.dataset ?? {}
  let coming: Promise<void> | null = null
  return { complete, extend }

  async function complete() {
    if (url === '') return
    coming ??= extend({ url, integrity: expected }).catch((error: unknown) => {
      coming = null
      throw error
    })
    await coming
  }

  async function extend(file: MapFile) {
    const answer = await fetch(file.url, { integrity: file.integrity, signal: AbortSignal.timeout(longestLoadMs) })
    if (!answer.ok) throw new Error(`The import map answered ${answer.status}`)
    const map: ImportMap = await answer.json()
    add(map)
    for (const [address, value] of absoluteIntegrity(map, page)) integrity.set(address, value)
  }
}
