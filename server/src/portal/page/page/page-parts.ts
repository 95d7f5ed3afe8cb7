import type { Lang } from '@atrium/shared-utility/contract'

/**
 * The style before any file has arrived, and when none does. In a layer, so that the shell's own style comes after it.
 */
export const pageStyle = `
@layer reset,shell,mui,parcel,tenant;
@layer reset{
:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
.atrium-splash,.atrium-fatal{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center}
.atrium-splash i{width:36px;height:36px;border-radius:50%;border:3px solid color-mix(in srgb,currentColor 20%,transparent);border-top-color:currentColor;animation:atrium-turn 900ms linear infinite}
.atrium-splash p{margin:0;opacity:0;animation:atrium-late 200ms 1.5s forwards}
.atrium-fatal h1{font-size:20px;margin:0}.atrium-fatal p{margin:0;max-width:36em}
.atrium-fatal a{display:inline-block;min-width:44px;padding:10px 20px;border:1px solid currentColor;border-radius:6px;color:inherit;text-decoration:none}
@keyframes atrium-turn{to{transform:rotate(1turn)}}
@keyframes atrium-late{to{opacity:.7}}
@media (prefers-reduced-motion:reduce){.atrium-splash i{animation:none}}
}
`.replaceAll('\n', '')

const splashWords = {
  'zh-CN': ['正在加载…', '加载用时比平常久，请再等一会儿…'],
  'en-US': ['Loading…', 'This is taking longer than usual…'],
} as const satisfies Record<Lang, object>

export function splash(lang: Lang) {
  const [text, slow] = splashWords[lang]
  return `<div class="atrium-splash" role="status"><i></i><p data-slow="${slow}">${text}</p></div>`
}

const words = {
  'zh-CN': { title: '门户无法启动', text: '未获取到微前端生产配置，请稍后重试。', retry: '重试' },
  'en-US': {
    title: 'The portal could not start',
    text: 'The micro-frontend production configuration was not obtained. Please try again.',
    retry: 'Try again',
  },
} as const satisfies Record<Lang, object>

/** The notice in both languages, the person's own first: nothing that could switch the language has loaded. */
export function fatalNotice(lang: Lang) {
  const [first, second] = lang === 'zh-CN' ? (['zh-CN', 'en-US'] as const) : (['en-US', 'zh-CN'] as const)
  const notice = (of: Lang, heading: string) =>
    `<div lang="${of}"><${heading}>${words[of].title}</${heading}><p>${words[of].text}</p></div>`
  const retry = `<span lang="${first}">${words[first].retry}</span> / <span lang="${second}">${words[second].retry}</span>`
  return `<main class="atrium-fatal" role="alert">${notice(first, 'h1')}${notice(second, 'h2')}<a href="">${retry}</a></main>`
}
