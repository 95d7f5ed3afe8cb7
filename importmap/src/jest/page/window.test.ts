type Open = { openWindow: (console: Console) => { close: () => void } }

const { openWindow }: Open = await import(new URL('./window.mjs', import.meta.url).href)

test('a page feels nothing of the page before it, and leaves nothing to the process', async () => {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const heard = jest.fn()
  const first = openWindow(console)
  expect([window, document.defaultView, document.body.ownerDocument.defaultView]).toEqual(Array(3).fill(globalThis))
  fillPage(heard)
  first.close()
  const second = openWindow(console)
  window.dispatchEvent(new Event('online'))
  await oneMessageAndOneTimer()
  const left = {
    kept: localStorage.length,
    cookie: document.cookie,
    path: location.pathname,
    html: document.body.innerHTML,
  }
  second.close()
  expect(left).toEqual({ kept: 0, cookie: '', path: '/', html: '' })
  expect(heard).not.toHaveBeenCalled()
  expect('leftByAPage' in globalThis).toBe(false)
  expect(Object.getOwnPropertyDescriptors(globalThis)).toEqual(before)
})

/** Listeners and timers of the page before would have been told before this ends. */
async function oneMessageAndOneTimer() {
  const here = new BroadcastChannel('between')
  const told = new Promise((resolve) => here.addEventListener('message', resolve))
  new BroadcastChannel('between').postMessage('from the next page')
  await told
  await new Promise((resolve) => setTimeout(resolve, 1))
}

/** Everything by which a page could be heard of after its end. */
function fillPage(heard: () => void) {
  localStorage.setItem('key', 'value')
  document.cookie = 'name=value'
  history.pushState(null, '', '/elsewhere')
  document.body.innerHTML = '<p>Here</p>'
  window.addEventListener('online', heard)
  setTimeout(heard, 0)
  setInterval(heard, 1)
  new BroadcastChannel('between').addEventListener('message', heard)
  Object.assign(globalThis, { leftByAPage: true })
}
