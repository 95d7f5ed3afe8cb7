/** The anchors of a page's headings, as they are made of their words where Markdown is shown. */
export function anchorsOf(page: string) {
  const withoutCode = page.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
