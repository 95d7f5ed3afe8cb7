const before = /^\(\d+\+?\) /

/** Puts a number before the title of the page, also when another page gives it another title. Answers how to end that. */
export function showInTitle(number: string) {
  const show = () => put(`(${number}) `)
  show()
  const observer = new MutationObserver(show)
  const title = document.querySelector('title')
  if (title !== null) observer.observe(title, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    put('')
  }
}

function put(number: string) {
  const wanted = number + document.title.replace(before, '')
  if (document.title !== wanted) document.title = wanted
}
