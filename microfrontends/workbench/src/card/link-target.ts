/** How an address that the server names is opened: inside the portal, in a new tab, or, when it is neither, not at all. */
export function linkTargetOf(url: string): 'portal' | 'tab' | 'none' {
  if (/^\/(?![/\\])/.test(url)) return 'portal'
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? 'tab' : 'none'
}
