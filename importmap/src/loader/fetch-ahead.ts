import type { ImportMap } from './script-policy.ts'

/**
 * The page of a stranger names what signing in and the page after it need. It is fetched while this page is being drawn, when the
 * network has nothing else to do.
 */
export function fetchAhead(page: Document, complete: () => Promise<void>) {
  const map = page.querySelector<HTMLElement>('script[data-ahead]')
  if (!map) return
  const { imports = {} }: ImportMap = JSON.parse(map.textContent)
  for (const name of map.dataset['ahead']?.split(' ') ?? [])
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'prefetch', as: 'script', href: imports[name] ?? name }),
    )
  // It is asked for again by what needs it.
  complete().catch(() => undefined)
}
