import { currentLang, follow } from '@atrium/shared-utility'
import type { Problem } from '@atrium/shared-utility/contract'

/** Few pages say these words: they are fetched for them alone, without the words of the shell. `outage.ts` of the server says the same. */
const words = {
  'zh-CN': {
    title: '暂时无法确认登录状态',
    text: '服务器没有响应。如果您已登录，登录状态不受影响。',
    again: '恢复后本页会自动打开，您无需操作。',
    retry: '立即重试',
  },
  'en-US': {
    title: 'Couldn’t check who is signed in',
    text: 'The server is not responding. If you were signed in, you still are.',
    again: 'This page opens automatically once it is back. No action is needed.',
    retry: 'Try again now',
  },
} as const

type Unknown = {
  problem: Problem
  /** Asks for the session once more; null when it is known now. */
  ask: () => Promise<Problem | null>
}

/** Says in place of the splash that the session cannot be read, and asks for it until it is known, as often as `useCall` would. */
export async function untilKnown(place: Element, { problem, ask }: Unknown) {
  const splash = [...place.childNodes]
  const { notice, again } = drawNotice()
  let askNow = () => undefined as void
  again.addEventListener('click', (event) => {
    event.preventDefault()
    place.replaceChildren(...splash)
    askNow()
  })
  const failures = { current: 0 }
  for (let last: Problem | null = problem; last !== null; last = await ask()) {
    if (!notice.isConnected) place.replaceChildren(notice)
    const stop = new AbortController()
    await new Promise<void>((resolve) => {
      askNow = resolve
      void follow(last ?? undefined, { failures, signal: stop.signal, run: resolve })
    })
    stop.abort()
  }
  place.replaceChildren(...splash)
}

function drawNotice() {
  const said = words[currentLang()]
  const again = Object.assign(document.createElement('a'), { href: '', textContent: said.retry })
  const notice = Object.assign(document.createElement('main'), { className: 'atrium-fatal', role: 'alert' })
  notice.append(line('h1', said.title), line('p', said.text), line('p', said.again), again)
  return { notice, again }
}

function line(tag: 'h1' | 'p', content: string) {
  return Object.assign(document.createElement(tag), { textContent: content })
}
