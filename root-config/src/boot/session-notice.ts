import { text } from '../text.ts'

/** Says in place of the splash that it cannot be found out who this is, and waits for Retry or for the network. */
export function untilRetried(place: Element) {
  const splash = [...place.childNodes]
  const again = Object.assign(document.createElement('a'), { href: '', textContent: text('retry') })
  const notice = Object.assign(document.createElement('main'), { className: 'atrium-fatal', role: 'alert' })
  notice.append(line('h1', text('session.title')), line('p', text('session.text')), again)
  place.replaceChildren(notice)
  return new Promise<void>((resolve) => {
    const retry = (event: Event) => {
      event.preventDefault()
      window.removeEventListener('online', retry)
      place.replaceChildren(...splash)
      resolve()
    }
    again.addEventListener('click', retry)
    window.addEventListener('online', retry)
  })
}

function line(tag: 'h1' | 'p', content: string) {
  return Object.assign(document.createElement(tag), { textContent: content })
}
