import { interceptLinks } from './links.ts'

let stop = () => {}
afterEach(() => stop())

function click(html: string, init: MouseEventInit = {}) {
  const gone: string[] = []
  document.body.innerHTML = html
  stop = interceptLinks(document, (url) => gone.push(url))
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // The browser's own following of links is not there in a test page and would only complain.
  document.body.addEventListener('click', () => undefined)
  const link = document.querySelector('a span') ?? document.querySelector('a')
  window.addEventListener('click', (late) => late.preventDefault(), { once: true })
  link?.dispatchEvent(event)
  return gone
}

test('a plain click on a link within the portal is the shell’s', () => {
  expect(click('<a href="/one?x=1#y"><span>One</span></a>')).toEqual(['/one?x=1#y'])
})

test.each([
  ['to another site', '<a href="https://example.org/">x</a>'],
  ['to the server’s calls', '<a href="/space-a1/api/sysop/apk/1">x</a>'],
  ['to files', '<a href="/assets/shared/x.js">x</a>'],
  ['that download', '<a href="/one" download>x</a>'],
  ['that open a tab', '<a href="/one" target="_blank">x</a>'],
  ['to a place in the page', `<a href="#atrium-main">x</a>`],
])('links %s stay the browser’s', (_which, html) => {
  expect(click(html)).toEqual([])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j stays the browser’s',
  (init) => {
    expect(click('<a href="/one">x</a>', init)).toEqual([])
  },
)
