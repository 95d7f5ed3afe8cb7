import { currentLang } from '@atrium/shared-utility'

/** Few pages say these words: they are fetched for them alone, without the words of the shell. */
const words = {
  'zh-CN': {
    retry: '重试',
    title: '暂时无法确认登录状态',
    text: '服务器没有响应。如果您已登录，登录状态不受影响，本页地址也会保留。',
  },
  'en-US': {
    retry: 'Try again',
    title: 'Couldn’t check who is signed in',
    text: 'The server is not responding. If you were signed in, you still are; this page keeps its address.',
  },
} as const

/** Says in place of the splash that the session cannot be read, and waits for Retry or for the network. */
export function untilRetried(place: Element) {
  const said = words[currentLang()]
  const splash = [...place.childNodes]
  const again = Object.assign(document.createElement('a'), { href: '', textContent: said.retry })
  const notice = Object.assign(document.createElement('main'), { className: 'atrium-fatal', role: 'alert' })
  notice.append(line('h1', said.title), line('p', said.text), again)
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
