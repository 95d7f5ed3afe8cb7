import { expect, test } from '@jest/globals'
import { scopeStyles } from '../parcel/scope-styles.ts'
import { declaration, doing, found, later, needs, script, style } from './test/a-parcel.ts'

test('a parcel that keeps to everything has nothing to mend', () => {
  expect(found({})).toEqual([])
})

test.each([
  ['fetch("/api")', 'usesNetwork', 'fetch'],
  ['new window.WebSocket("/")', 'usesNetwork', 'WebSocket'],
  ['history.pushState(1,"","/")', 'movesAddress', 'history.pushState'],
  ['location.href="/"', 'movesAddress', 'location.href'],
  ['a.innerHTML="<p>"', 'setsMarkup', 'innerHTML'],
  ['a.insertAdjacentHTML("beforeend",b)', 'setsMarkup', 'insertAdjacentHTML'],
  ['trustedTypes.createPolicy("mine",{})', 'makesPolicy', 'trustedTypes.createPolicy'],
  ['new Worker("/x.js")', 'startsWorker', 'Worker'],
  ['new self["Shared"+"Worker"](a)', 'startsWorker', 'SharedWorker'],
  ['Reflect.construct(Worker,[a])', 'startsWorker', 'Worker'],
  ['Reflect.apply(fetch,null,["/x"])', 'usesNetwork', 'fetch'],
  ['fetch.call(null,"/x")', 'usesNetwork', 'fetch'],
  ['window[a]()', 'takesUnnamed', 'window[…]'],
  ['const w=window,k=a.b;w[k]=1', 'takesUnnamed', 'window[…]'],
])('%s is noted, and keeps nothing from being released', (body, code, what) => {
  const all = found(doing(body))
  expect(all).toEqual([{ code, level: 'noted', values: { file: later, line: expect.stringMatching(/^1:\d+$/), what } }])
})

test('what a framework whose policy is declared sets as markup is let through by pages', () => {
  const body = 'const t=window.trustedTypes;const p=t.createPolicy("vue",{});a.innerHTML=p.createHTML(b)'
  expect(found({ ...doing(body), manifest: { declaration: { ...declaration, trustedTypes: ['vue'] } } })).toEqual([])
})

test('a name that goes with the next major version is told to its team one release ahead, with what to use (R13)', () => {
  const manifest = { uses: { react: ['useState', 'use'], '@atrium/base': ['call'] } }
  const leaving = { '@atrium/base': { call: 'ask', gone: 'nothing' }, jotai: { atom: 'it' } }
  expect(found({ manifest }, { leaving })).toEqual([
    { code: 'nameLeaves', level: 'noted', values: { from: '@atrium/base', name: 'call', instead: 'ask' } },
  ])
})

test.each([
  ['^0.1.0', '1.7.0', true],
  ['~0.1.0', '1.0.0', true],
  ['^1.0.0', '1.7.0', true],
  ['^1.4.0', '1.3.0', false],
  ['^0.1.0', '2.0.0', false],
  ['^1.0.0', '2.0.0', false],
])('a parcel that needs the kit %s fits a portal with %s: %s (R13)', (range, version, fits) => {
  const manifest = { needs: { ...needs, '@atrium/shared-utility': range } }
  const findings = found({ manifest }, { versions: { '@atrium/shared-utility': version } })
  expect(findings.map(({ code }) => code)).toEqual(fits ? [] : ['rangeUnsatisfied'])
})

test.each([
  'function f(fetch){fetch("/x")}',
  'const eval2=1;const o={};o.eval("1");o.fetch()',
  'const {location}=a;location.replace("x")',
  'Function("return this")()',
  'o.location="here"',
  'setTimeout(a,1)',
  'a.innerHTML=""',
  'a.innerHTML=``',
  'const o={System:1};o.System',
  'function f(System){return System}',
  'window[0];window[Symbol.for("x")];const s=Symbol();self[s]=1',
  'const o={};o[a]=1;Reflect.get(o,a);Reflect.get(a,"cookie",b)',
  'a.cookie="x";a.cookieStore.get(b);a.register("x")',
  'const {cookie}=a;cookie()',
  'function f(document){return document.cookie}',
  'navigator.serviceWorker.getRegistrations();"serviceWorker" in navigator',
  'window["web"+"packChunk"]=1',
])('a thing that only looks like it is not told: %s', (body) => {
  expect(found(doing(body))).toEqual([])
})

test.each([
  [
    'a part of it that comes later',
    { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call}', 't.import(`./main.AAAAAAAA.js`)') } },
  ],
  [
    'a shared module that comes later',
    { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call}', 't.import("react")') } },
  ],
  ['an import of somebody else’s making', doing('a.import(b)')],
  ['uses that are true', { manifest: { uses: { react: ['useState', 'use'], '@atrium/base': ['call'] } } }],
  ['an escaped brace in a selector', { files: { [style]: scopeStyles(String.raw`.a\{b{color:red}.c{}`, 'crm') } }],
])('%s is in order', (_, wrong) => {
  expect(found(wrong)).toEqual([])
})

test('a module that keeps all of what it imports may use any name of it', () => {
  expect(found({ files: { [later]: script(['@atrium/base'], 'i=>{a=i}', 'a.call()') } })).toEqual([])
})
