import type { AppEntry } from '@atrium/shared-utility/contract'
import { limits } from './limits.ts'

type StyleFile = AppEntry['css'][number]

type LinkedStyles = {
  /** Settles when all are there; a sheet that is late or fails does not hold the page back. */
  ready: Promise<unknown>
  remove: () => void
}

/** Links the style sheets of a parcel, so that nothing is drawn before its style is there. */
export function linkStyles(files: readonly StyleFile[]): LinkedStyles {
  const links = files.map(link)
  document.head.append(...links)
  return { ready: Promise.all(links.map(loaded)), remove: () => links.forEach((each) => each.remove()) }
}

/** The server links the sheets of the first page itself; such a link is taken over. */
function link({ url, integrity }: StyleFile) {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (each) => each.getAttribute('href') === url,
  )
  if (known) return known
  const element = document.createElement('link')
  return Object.assign(element, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' })
}

function loaded(element: HTMLLinkElement) {
  if (element.sheet) return Promise.resolve()
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limits.stylesMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    element.addEventListener('load', done, { once: true })
    element.addEventListener('error', done, { once: true })
  })
}
