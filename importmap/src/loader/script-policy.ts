import type { LoaderPrototype } from './keep-modules.ts'

type Policy = { createScriptURL(url: string): string }

type Rules = {
  nonce: string
  /** The hashes by absolute URL. */
  integrity: Map<string, string>
  /** Brings what the page's map leaves out; it knows whether there is anything. */
  complete?: () => Promise<void>
  /** Scripts of others that this page may load all the same. */
  providers?: ReadonlySet<string>
}

/** Specification 9. */
export const longestLoadMs = 120_000

/**
 * Makes SystemJS load scripts only of this origin and only with the integrity that the page's import map gives, and
 * the providers' scripts that the map names: the one place of the portal where a script's address becomes trusted.
 */
export function guardScripts(system: LoaderPrototype, { nonce, integrity, complete, providers = new Set() }: Rules) {
  // The shell asks for a failed entry again under `?retry=`: a load that hangs cannot be forgotten, nor a damaged copy in the cache.
  const integrityOf = (url: string) => integrity.get(url.replace(/\?retry=\d+$/, ''))
  const policy = createPolicy((url) => {
    if (!integrityOf(url) && !providers.has(url))
      throw new Error(`Refused to load ${url}: it is not in the import map of this page`)
    return url
  })
  // It answers at once where it can: a parcel asks for its provider's script by this, too.
  system.createScript = (url) => {
    const isKnown = Boolean(integrityOf(url)) || providers.has(url)
    return isKnown || complete === undefined ? create(url) : complete().then(() => create(url))
  }
  function create(url: string) {
    const script = document.createElement('script')
    script.async = true
    // A provider's server need not know of cross-origin requests, and promises no contents.
    if (!providers.has(url)) script.crossOrigin = 'anonymous'
    script.nonce = nonce
    script.src = policy.createScriptURL(url)
    script.integrity = integrityOf(url) ?? ''
    endAfter(script)
    return script
  }
}

/** A script that never answers is one that failed: the code that waits for it then says so, and Retry asks again. */
function endAfter(script: HTMLScriptElement) {
  const timer = setTimeout(() => script.dispatchEvent(new Event('error')), longestLoadMs)
  script.addEventListener('load', () => clearTimeout(timer))
}

/** Integrity by absolute URL, as the import map of the page lists it; other origins are left out. */
export function pageIntegrity(page: Document) {
  return new Map(importMaps(page).flatMap((map) => absoluteIntegrity(map, page)))
}

export function absoluteIntegrity({ integrity = {} }: ImportMap, page: Document) {
  const absolute = Object.entries(integrity).map(([path, value]) => [new URL(path, page.baseURI).href, value] as const)
  return absolute.filter(([url, value]) => value && new URL(url).origin === location.origin)
}

/** The scripts that the import map of the page names `@provider/...`: the server writes them where they are needed. */
export function pageProviders(page: Document) {
  const found = importMaps(page).flatMap(({ imports = {} }) => Object.entries(imports))
  return new Set(
    found.filter(([name]) => name.startsWith('@provider/')).map(([, url]) => new URL(url, page.baseURI).href),
  )
}

export type ImportMap = { imports?: Record<string, string>; integrity?: Record<string, string> }

function importMaps(page: Document): ImportMap[] {
  const elements = [...page.querySelectorAll('script[type="systemjs-importmap"]')]
  return elements.map((element) => JSON.parse(element.textContent || '{}'))
}

function createPolicy(createScriptURL: (url: string) => string): Policy {
  return window.trustedTypes?.createPolicy('atrium-loader', { createScriptURL }) ?? { createScriptURL }
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}
