import type { LoaderPrototype } from './keep-modules.ts'

type Policy = { createScriptURL(url: string): string }

/**
 * Makes SystemJS load scripts only of this origin and only with the integrity that the page's import map gives:
 * the one place of the portal where a script's address becomes trusted.
 */
export function guardScripts(
  system: LoaderPrototype,
  { nonce, integrity }: { nonce: string; integrity: Map<string, string> },
) {
  // The shell asks for a failed entry again under `?retry=`: a load that hangs cannot be forgotten, nor a damaged copy in the cache.
  const integrityOf = (url: string) => integrity.get(url.replace(/\?retry=\d+$/, ''))
  const policy = createPolicy((url) => {
    if (!integrityOf(url)) throw new Error(`Refused to load ${url}: it is not in the import map of this page`)
    return url
  })
  system.createScript = (url) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.nonce = nonce
    script.src = policy.createScriptURL(url)
    script.integrity = integrityOf(url) ?? ''
    return script
  }
}

/** Integrity by absolute URL, as the import map of the page lists it; other origins are left out. */
export function pageIntegrity(page: Document) {
  const found = new Map<string, string>()
  for (const element of page.querySelectorAll('script[type="systemjs-importmap"]')) {
    const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(element.textContent || '{}')
    for (const [path, value] of Object.entries(integrity)) found.set(new URL(path, page.baseURI).href, value)
  }
  return new Map([...found].filter(([url, value]) => value && new URL(url).origin === location.origin))
}

function createPolicy(createScriptURL: (url: string) => string): Policy {
  return window.trustedTypes?.createPolicy('atrium-loader', { createScriptURL }) ?? { createScriptURL }
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}
