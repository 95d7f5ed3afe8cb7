import { expect, test } from '@jest/globals'
import { expectRefused, type ExpectedFinding } from './test/expect-refused.ts'
import { doing, found, type Wrong } from './test/a-parcel.ts'

test.each<[string, Wrong, ExpectedFinding]>([
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
  ['eval put together', doing('window["ev"+"al"]("1")'), ['codeFromText', { what: 'eval' }]],
  ['eval put together in names', doing('const a1="ev",b1=a1+"al";self[b1]("1")'), ['codeFromText', { what: 'eval' }]],
  [
    'eval put together in a template',
    doing('const x1="al";globalThis[`ev${x1}`]("1")'),
    ['codeFromText', { what: 'eval' }],
  ],
  ['eval joined', doing('top[["e","v","al"].join("")]("1")'), ['codeFromText', { what: 'eval' }]],
  [
    'eval by its letters',
    doing('window[String.fromCharCode(101,118,97,108)]("1")'),
    ['codeFromText', { what: 'eval' }],
  ],
  ['eval by reflection', doing('Reflect.get(globalThis,"eval")("1")'), ['codeFromText', { what: 'eval' }]],
  [
    'eval by reflection under a name of its own',
    doing('const r=Reflect,g=r.get(window,"ev"+"al");g("1")'),
    ['codeFromText', { what: 'eval' }],
  ],
  ['eval by apply', doing('Reflect.apply(eval,null,["1"])'), ['codeFromText', { what: 'eval' }]],
  ['eval by call', doing('eval.call(null,"1")'), ['codeFromText', { what: 'eval' }]],
  ['eval that is bound', doing('const e=eval.bind(null);e("1")'), ['codeFromText', { what: 'eval' }]],
  ['Function by construct', doing('Reflect.construct(Function,["alert(1)"])'), ['codeFromText', { what: 'Function' }]],
  [
    'the loader by way of the document',
    doing('document.defaultView.System.set("react",{})'),
    ['touchesLoader', { what: 'System.set' }],
  ],
  [
    'the loader by reflection',
    doing('Reflect.get(self,"System").set("react",{})'),
    ['touchesLoader', { what: 'System.set' }],
  ],
  ['cookies that are read', doing('a=document.cookie'), ['usesCookies', { what: 'document.cookie' }]],
  [
    'cookies that are written',
    doing('window.document.cookie="sid=x; path=/api"'),
    ['usesCookies', { what: 'document.cookie' }],
  ],
  [
    'cookies put together',
    doing('const d1=document;d1["coo"+"kie"]="a"'),
    ['usesCookies', { what: 'document.cookie' }],
  ],
  ['cookies taken out', doing('const {cookie:c1}=document;a(c1)'), ['usesCookies', { what: 'document.cookie' }]],
  ['cookies by reflection', doing('Reflect.set(document,"cookie","a")'), ['usesCookies', { what: 'document.cookie' }]],
  [
    'cookies by their descriptor',
    doing('Object.getOwnPropertyDescriptor(Document.prototype,"cookie").set.call(document,"a")'),
    ['usesCookies', { what: 'document.cookie' }],
  ],
  ['cookies by their store', doing('cookieStore.set("a","b")'), ['usesCookies', { what: 'cookieStore.set' }]],
  [
    'a service worker',
    doing('navigator.serviceWorker.register("/x.js")'),
    ['staysBehind', { what: 'navigator.serviceWorker.register' }],
  ],
  [
    'a service worker under a name of its own',
    doing('const {serviceWorker:w1}=window.navigator;w1.register(a)'),
    ['staysBehind', { what: 'navigator.serviceWorker.register' }],
  ],
  [
    'an unknown name, by reflection',
    doing('Reflect.get(globalThis,a)("1")'),
    ['reflectsPage', { what: 'Reflect.get(window)' }],
  ],
  [
    'an unknown name, put into the page',
    doing('const g=self;Reflect.set(g,a,b)'),
    ['reflectsPage', { what: 'Reflect.set(window)' }],
  ],
  [
    'an unknown name of the document',
    doing('Reflect.defineProperty(document,a,{})'),
    ['reflectsPage', { what: 'Reflect.defineProperty(document)' }],
  ],
  ...[
    'f.contentWindow.trustedTypes',
    'const w=f.contentWindow;w.trustedTypes',
    'const {trustedTypes:t1}=f.contentWindow',
    'f.contentDocument.defaultView["trusted"+"Types"]',
    'window[0].trustedTypes',
    'frames[0].self.trustedTypes',
    'window.open("about:blank").trustedTypes',
    'Reflect.get(f.contentWindow,"trustedTypes")',
  ].map((body): [string, Wrong, ExpectedFinding] => [
    `the factory of another window, as ${body},`,
    doing(body),
    ['passesPolicy', { what: 'contentWindow.trustedTypes' }],
  ]),
  [
    'a policy of the portal, made with an unknown factory',
    doing('a.createPolicy("atrium-"+"loader",{})'),
    ['passesPolicy', { what: 'atrium-loader' }],
  ],
  [
    'a default policy, made with an unknown factory',
    doing('a.createPolicy("default",b)'),
    ['passesPolicy', { what: 'default' }],
  ],
  [
    'the policy of a framework that lets addresses pass',
    doing('a.createPolicy("vue",{createHTML:b,createScriptURL:b})'),
    ['passesPolicy', { what: 'vue' }],
  ],
])('%s is refused all the same', (_, wrong, expected) => expectRefused(wrong, expected))

test.each([
  'let s=window.System;s=a;s.set("x",{})',
  'let e=a;e("1");function f(e){e("1")}',
  'const l=location.pathname;let p;p=location;p=l',
  'var a1=a1;a1("1");var b1=c1,c1=b1;b1.set()',
  'const F=Function;try{new F("")}catch{}',
  'try{a=Function("return this")()||(0,eval)("this")}catch{}',
  'const s=t,t=s;o[s]=1;const u=v[u]("x"),v=u;v(u)',
  'const k=[k,k,k].join("");o[k]=1',
  'f.contentWindow.postMessage(a,"*");const d=f.contentWindow.document;const w=open("/x");w.focus();a.open()',
  'const {document:d1}=f.contentWindow;f.contentDocument.body.append(a);window[0].postMessage(a)',
  'a.createPolicy("dompurify",{createHTML:b,createScriptURL:b});a.createPolicy(b,{})',
])('a thing that may as well be something else is not told: %s', (body) => {
  expect(found(doing(body))).toEqual([])
})
