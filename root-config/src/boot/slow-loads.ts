import { currentLang } from '@atrium/shared-utility'

/** A person who has waited this long is told that it is still on its way. */
const slowMs = 8_000

/** These words are fetched once the page stands, without the words of the shell. */
const words = {
  'zh-CN': {
    slow: '正在加载，网络可能较慢，请稍候……',
    failed: '加载失败，请检查网络后重试。',
    close: '关闭',
  },
  'en-US': {
    slow: 'Still loading. The network may be slow…',
    failed: 'Loading failed. Check your network and try again.',
    close: 'Close',
  },
} as const

/** The loader, through which every script comes. */
type Loader = { instantiate: (this: unknown, url: string, ...rest: unknown[]) => unknown }

/**
 * Says that a script is on its way for which a person waits: a click that opens a dialog in a file of its own shows
 * nothing of that by itself. Scripts that the portal fetches by itself are not told, nor is a page, whose frame says so
 * in its place. The wait ends with the loader's limit; the part of the page that asked then offers Retry, or the person
 * presses again. `begun` is what makes calls, which everything waits for.
 */
export function watchLoads(begun: Promise<unknown>, loader: Loader = System.constructor.prototype) {
  const waiting = new Set<symbol>()
  const { instantiate } = loader
  loader.instantiate = function (...asked) {
    const coming = instantiate.apply(this, asked)
    if (coming instanceof Promise && isAsked()) void follow(coming)
    return coming
  }
  void follow(begun)

  async function follow(coming: Promise<unknown>) {
    const one = Symbol('load')
    const timer = setTimeout(() => {
      if (document.querySelector('.atrium-progress') === null) say(waiting.add(one) && 'slow')
    }, slowMs)
    try {
      await coming
      end(one)
    } catch {
      // The importer is told by its own import; what was said to be on its way is taken back here.
      if (waiting.has(one)) say('failed')
      waiting.delete(one)
    } finally {
      clearTimeout(timer)
    }
  }

  function end(one: symbol) {
    if (waiting.delete(one) && waiting.size === 0) noticeOf(document)?.remove()
  }
}

/** True within some seconds of a click or a key; older browsers do not tell. */
function isAsked() {
  return navigator.userActivation?.isActive ?? true
}

function say(what: 'slow' | 'failed') {
  const said = words[currentLang()]
  const notice = noticeOf(document) ?? document.body.appendChild(newNotice())
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: said.close })
  close.addEventListener('click', () => notice.remove())
  Object.assign(close.style, closeStyle)
  notice.replaceChildren(said[what], ...(what === 'failed' ? [close] : []))
}

const noticeOf = (page: Document) => page.querySelector(`output.${className}`)
const className = 'atrium-slow-load'

function newNotice() {
  const notice = Object.assign(document.createElement('output'), { className })
  Object.assign(notice.style, style)
  return notice
}

// The notice stands as a toast of the portal stands, above a dialog that waits, and covers none of its buttons.
const style = {
  position: 'fixed',
  zIndex: '1400',
  bottom: 'calc(24px + var(--atrium-tabs, 0px))',
  left: '50%',
  translate: '-50% 0',
  width: 'max-content',
  maxWidth: 'calc(100vw - 64px)',
  padding: '10px 16px',
  border: '1px solid var(--atrium-palette-divider)',
  borderRadius: '8px',
  background: 'var(--atrium-palette-background-paper)',
  color: 'var(--atrium-palette-text-primary)',
  font: 'inherit',
  pointerEvents: 'none',
}

const closeStyle = {
  pointerEvents: 'auto',
  marginInlineStart: '12px',
  border: '0',
  background: 'none',
  color: 'var(--atrium-palette-primary-main)',
  font: 'inherit',
  cursor: 'pointer',
}
