import { focusHeading } from './arrivals.ts'
import { keepFocus } from './keep-focus.ts'

let stop = () => undefined as void
beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  stop()
  document.body.replaceChildren()
})

function draw(html: string) {
  document.body.innerHTML = html
  stop = keepFocus(focusHeading)
}

function focus(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found
}

const page = '<nav><a href="/">Home</a></nav><main><h1>One package</h1><button>Withdraw</button></main>'

test('whose button goes when its work is done goes on at the heading of the page', async () => {
  draw(page)
  focus('button')?.remove()
  expect(document.body).toHaveFocus()
  await settled()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('the focus that a dialog gave back to what is gone a moment later goes to the heading as well', async () => {
  draw(`${page}<div role="dialog"><input></div>`)
  focus('input')
  document.querySelector('[role=dialog]')?.remove()
  focus('main button')?.remove()
  await settled()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('an element that other code gives the focus to keeps it, and what stands over the page is left alone', async () => {
  draw(`${page}<div role="dialog"><button id="step">Next</button></div>`)
  focus('#step')?.remove()
  const other = document.createElement('button')
  document.querySelector('[role=dialog]')?.append(other)
  await settled()
  expect(document.querySelector('h1')).not.toHaveFocus()
  other.focus()
  document.querySelector('nav')?.remove()
  await settled()
  expect(other).toHaveFocus()
})

test('a person who has left what goes for no other place stays there', async () => {
  draw(page)
  const button = focus('main button')
  button?.blur()
  await settled()
  button?.remove()
  await settled()
  expect(document.body).toHaveFocus()
})

/** What was taken away is looked at once all has settled. */
function settled() {
  return jest.advanceTimersByTimeAsync(150)
}
