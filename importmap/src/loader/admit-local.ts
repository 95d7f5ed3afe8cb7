import type { LoaderPrototype } from './keep-modules.ts'

type Admitted = { locals: readonly string[]; nonce: string }

/**
 * Lets SystemJS load what a developer's own machine serves, from the addresses that the server has written into this page and
 * from no others. The loader, which every page has, knows nothing of it: what it refuses elsewhere it refuses here. It comes
 * after this script and puts its own rule in place, so the rule is kept here and asked for all the rest.
 */
export function admitLocal(system: LoaderPrototype, { locals, nonce }: Admitted) {
  let guarded = system.createScript
  const policy = window.trustedTypes?.createPolicy('atrium-local', { createScriptURL }) ?? { createScriptURL }
  Object.defineProperty(system, 'createScript', {
    set(rule: LoaderPrototype['createScript']) {
      guarded = rule
    },
    get: () =>
      function (this: unknown, url: string) {
        return isLocal(url) ? create(url) : guarded.call(this, url)
      },
  })

  function createScriptURL(url: string) {
    if (!isLocal(url)) throw new Error(`Refused to load ${url}: it is not what this page's developer serves`)
    return url
  }

  function create(url: string) {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.nonce = nonce
    script.src = policy.createScriptURL(url)
    return script
  }

  /** Compares the address as the browser reads it: `..` and the like are resolved first. */
  function isLocal(url: string) {
    return URL.canParse(url) && locals.some((local) => new URL(url).href.startsWith(local))
  }
}

/** The addresses that the server has written beside the import map; what is no developer's own machine is left out. */
export function pageLocals(page: Document) {
  const written = page.querySelector<HTMLElement>('script[type="systemjs-importmap"]')?.dataset['local'] ?? ''
  return written.split(' ').filter((local) => /^http:\/\/127\.0\.0\.1:\d+\/[\w-]{22,64}\/$/.test(local))
}
