import { fill, type Lang } from '@atrium/shared-utility/contract'
import type { MailWords } from './words.ts'

type Around = { lang: Lang; facts: Record<string, string>; link: string | null }

/**
 * The same mail as plain text and as a page; the link is written out in both, for a reader who would rather read before
 * opening. A mail without one has no button.
 */
export function layOut({ subject, greeting, lines, button, ignore }: MailWords, { lang, facts, link }: Around) {
  const said = [greeting, ...lines].map((line) => fill(line, facts))
  return {
    text: [...said, ...(link === null ? [] : [link]), ignore].join('\n\n'),
    html:
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
      '<body style="margin:0;padding:24px;background:#f6f7f9;color:#1f2937;font:14px/1.6 system-ui,sans-serif">' +
      '<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e5e7eb;border-radius:8px">' +
      said.map((line) => `<p style="margin:0 0 12px">${escaped(line)}</p>`).join('') +
      (link === null ? '' : linkAsPage(link, button)) +
      `<p style="margin:0;color:#4b5563">${escaped(ignore)}</p></div></body></html>`,
  }
}

function linkAsPage(link: string, button: string) {
  return (
    `<p style="margin:20px 0"><a href="${escaped(link)}" style="display:inline-block;padding:10px 18px;` +
    `border-radius:6px;background:#1f5fd1;color:#ffffff;text-decoration:none">${escaped(button)}</a></p>` +
    `<p style="margin:0 0 12px;word-break:break-all;color:#4b5563">${escaped(link)}</p>`
  )
}

function escaped(text: string) {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
