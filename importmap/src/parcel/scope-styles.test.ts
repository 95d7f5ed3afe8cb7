import { scopeStyles } from './scope-styles.ts'

test('V14: the rules of a parcel’s style sheet hold within its host, and below those of an enterprise', () => {
  expect(scopeStyles('body{color:red}.a{color:blue}', 'one')).toBe(
    '@layer parcel{@scope ([data-parcel="one"]){body{color:red}.a{color:blue}}}',
  )
})

test('V14: what names something for the page stands outside; braces in texts and comments are none', () => {
  const css = `@import "x.css";/* } */@keyframes turn{to{rotate:1turn}}@media print{.a{content:"}"}}.b{content:'{;'}`
  expect(scopeStyles(css, 'one')).toBe(
    `@import "x.css";@keyframes turn{to{rotate:1turn}}@layer parcel{@scope ([data-parcel="one"]){@media print{.a{content:"}"}}.b{content:'{;'}}}`,
  )
})

test('V14: marks of a comment within a text or an address are none', () => {
  const css = `.a{content:"/*"}.b{background:url(//x/*y)}.c{content:'*/'}/* " */.d{color:red}`
  expect(scopeStyles(css, 'one')).toBe(
    `@layer parcel{@scope ([data-parcel="one"]){.a{content:"/*"}.b{background:url(//x/*y)}.c{content:'*/'}.d{color:red}}}`,
  )
})

test('V14: a sheet that is all beginnings of comments takes no longer than its length', () => {
  expect(scopeStyles('/*'.repeat(500_000), 'one')).toBe('@layer parcel{@scope ([data-parcel="one"]){}}')
})
