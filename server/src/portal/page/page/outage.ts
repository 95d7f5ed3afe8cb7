import type { Lang, ProblemCode } from '@atrium/shared-utility/contract'

type Outage = { lang: Lang; nonce: string; code: ProblemCode; seconds: number }

/**
 * The page in place of one that cannot be made just now. It needs no file and no call, says so in both languages, the
 * person's own first, and looks by itself whether the page is there again.
 */
export function renderOutage({ lang, nonce, code, seconds }: Outage) {
  const [first, second] = lang === 'zh-CN' ? (['zh-CN', 'en-US'] as const) : (['en-US', 'zh-CN'] as const)
  const reason = reasonOf(code)
  const notice = (of: Lang, heading: 'h1' | 'h2') =>
    `<div lang="${of}"><${heading}>${words[of][reason]}</${heading}><p>${words[of].again}</p></div>`
  const retry = [first, second].map((of) => `<span lang="${of}">${words[of].retry}</span>`).join(' / ')
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words[first][reason]}</title>
<link rel="icon" href="data:,">
<noscript><meta http-equiv="refresh" content="15"></noscript>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>${notice(first, 'h1')}${notice(second, 'h2')}<a href="">${retry}</a></main>
<script nonce="${nonce}">${script.replace('SECONDS', String(seconds))}</script>
</body>
</html>
`
}

function reasonOf(code: ProblemCode) {
  if (code === 'databaseUnavailable' || code === 'nothingSaved') return 'away'
  return code === 'overloaded' ? 'busy' : 'fault'
}

const words = {
  'zh-CN': {
    away: '数据服务暂时不可用',
    busy: '系统繁忙，请稍候',
    fault: '页面暂时无法打开',
    again: '恢复后本页会自动打开，您无需操作。',
    retry: '立即重试',
  },
  'en-US': {
    away: 'The data service is unavailable',
    busy: 'The system is busy. Please wait',
    fault: 'This page can’t be opened right now',
    again: 'This page opens automatically once it is back. No action is needed.',
    retry: 'Try again now',
  },
} as const satisfies Record<Lang, object>

const style =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}' +
  'main{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center}' +
  'h1,h2{font-size:20px;margin:0}h2{font-size:16px}p{margin:0;max-width:36em}' +
  'a{display:inline-block;margin-top:8px;padding:10px 20px;border:1px solid currentColor;border-radius:6px;color:inherit;text-decoration:none}' +
  'a:focus-visible{outline:3px solid currentColor;outline-offset:3px}'

// The pauses grow, and differ between pages, so that a server that has just come back is not overrun. A hidden page does not
// ask; it asks at once when it is seen again.
const script = `(function () {
  var pauseMs = SECONDS * 1000, timer
  function ask() {
    clearTimeout(timer)
    if (document.hidden) return
    fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).then(function (answer) {
      if (answer.status < 500 && answer.status !== 429) location.reload()
      else later()
    }, later)
  }
  function later() {
    clearTimeout(timer)
    timer = setTimeout(ask, pauseMs * (0.75 + Math.random() / 2))
    pauseMs = Math.min(pauseMs * 1.5, 30000)
  }
  addEventListener('online', ask)
  document.addEventListener('visibilitychange', ask)
  later()
})()`
