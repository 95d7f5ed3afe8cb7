import { expect, test } from '@jest/globals'
import { expectRefused, type Found } from './test/expect-refused.ts'
import { doing, found, type Wrong } from './test/a-parcel.ts'

test.each<[string, Wrong, Found]>([
  ['eval as bundlers call it', doing('(0,eval)("1")'), ['codeFromText', { what: 'eval' }]],
  ['eval under a name of its own', doing('const e=window.eval;e("1")'), ['codeFromText', { what: 'eval' }]],
  [
    'the loader under a name of its own',
    doing('var s=window.System;s.set("react",{})'),
    ['touchesLoader', { what: 'System.set' }],
  ],
  [
    'the loader taken out of the page',
    doing('const {System:s}=window;s.set("react",{})'),
    ['touchesLoader', { what: 'System.set' }],
  ],
  [
    'the loader in a name that is filled later',
    doing('let w,s;w=window;s=w.System;s.delete("react")'),
    ['touchesLoader', { what: 'System.delete' }],
  ],
])('%s is refused all the same', (_, wrong, expected) => expectRefused(wrong, expected))

test.each([
  'let s=window.System;s=a;s.set("x",{})',
  'let e=a;e("1");function f(e){e("1")}',
  'const l=location.pathname;let p;p=location;p=l',
  'var a1=a1;a1("1");var b1=c1,c1=b1;b1.set()',
  'const F=Function;try{new F("")}catch{}',
  'try{a=Function("return this")()||(0,eval)("this")}catch{}',
])('what may as well be something else is nobody’s business: %s', (body) => {
  expect(found(doing(body))).toEqual([])
})
