const everyMs = 1000

/** Development only: asks for this page again and again, and reloads once the import map in it is another one. */
export function reloadOnChange(page: Document) {
  const map = page.querySelector('script[type="systemjs-importmap"]')?.textContent
  if (map) setInterval(() => void reloadWhenChanged(map), everyMs)
}

async function reloadWhenChanged(map: string) {
  if (document.visibilityState === 'hidden') return
  const text = await currentPage()
  if (text && !text.includes(map)) location.reload()
}

async function currentPage() {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    return answer.ok ? await answer.text() : null
  } catch {
    // The server is restarting; the next second finds it.
    return null
  }
}
