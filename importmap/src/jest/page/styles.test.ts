import { expect, test } from '@jest/globals'

type Open = { openWindow: (console: Console) => { close: () => void } }

const { openWindow }: Open = await import(new URL('./window.mjs', import.meta.url).href)

const rules: [selector: string, html: string, isMet: boolean][] = [
  ['.a', '<i class="a">', true],
  ['.a', '<i class="ab">', false],
  ['.a', '<i>', false],
  ['.a', '<i class="b\n a">', true],
  ['.a .b', '<p class="a"><i class="b">', true],
  ['.a .b', '<p><i class="b">', false],
  ['.a > i', '<p class="a"><i>', true],
  ['.c, .a', '<i class="a">', true],
  ['i, .a', '<i>', true],
  ['.a.b', '<i class="b a">', true],
  ['.a.b', '<i class="a">', false],
  ['.a:not(.b)', '<i class="a">', true],
  ['.a:not(.b)', '<i class="a b">', false],
  [':not(.a)', '<i>', true],
  ['[data-of=".a"]', '<i data-of=".a">', true],
  [String.raw`.a\.b`, '<i class="a.b">', true],
  ['.a类', '<i class="a类">', true],
  ['.a::before, .a', '<i class="a">', true],
]

test.each(rules)('the rule %j is met by %j: %s', (selector, html, isMet) => {
  const page = openWindow(console)
  document.body.innerHTML = `<style>${selector} { display: grid }</style>${html}`
  const { display } = getComputedStyle(document.querySelector('i') ?? document.body)
  page.close()
  expect(display === 'grid').toBe(isMet)
})

test('a style is told as it is after each change of the page', () => {
  const page = openWindow(console)
  document.body.innerHTML = '<style>.a { display: grid } .c i { visibility: hidden }</style><p><i></i></p>'
  const [p, i, sheet] = ['p', 'i', 'style'].map((name) => document.querySelector<HTMLElement>(name) ?? document.body)
  const told = () => {
    const { display, visibility } = getComputedStyle(i ?? document.body)
    return [display, visibility]
  }
  const seen = [told(), told()]
  const changes = [
    () => i?.classList.add('a'),
    () => i?.style.setProperty('display', 'flex'),
    () => i?.removeAttribute('style'),
    () => p?.classList.add('c'),
    () => sheet?.append('.c .a { visibility: visible }'),
    () => sheet?.remove(),
  ]
  for (const change of changes) {
    change()
    seen.push(told())
  }
  page.close()
  expect(seen).toEqual([
    ...[1, 2].map(() => ['', 'visible']),
    ['grid', 'visible'],
    ['flex', 'visible'],
    ['grid', 'visible'],
    ['grid', 'hidden'],
    ['grid', 'visible'],
    ['', 'visible'],
  ])
})
