import { createHash } from 'node:crypto'
import { test } from '@jest/globals'
import { expectRefused, type ExpectedFinding } from './test/expect-refused.ts'
import {
  declaration,
  doing,
  entry,
  good,
  later,
  name,
  needs,
  script,
  style,
  title,
  type Wrong,
} from './test/a-parcel.ts'

const route = (path: string) => ({ path, kind: 'root' as const, title, open: false, public: false })
const routes = (...paths: string[]) => ({
  manifest: { declaration: { name, description: title, routes: paths.map(route) } },
})

test.each<[string, Wrong, ExpectedFinding]>([
  ['a file that did not come', { sent: { [later]: '' } }, ['fileMissing', { file: later }]],
  ['a file that nobody named', { sent: { 'x.DDDDDDDD.js': script([]) } }, ['fileUnnamed', { file: 'x.DDDDDDDD.js' }]],
  ['a file that was changed', { sent: { [style]: `${good[style]} ` } }, ['fileChanged', { file: style }]],
  [
    'a name that stays when the content changes',
    { files: { 'main.js': script([]) } },
    ['fileNameFixed', { file: 'main.js' }],
  ],
  [
    'a page of its own',
    { files: { 'page.DDDDDDDD.html': '<p>' } },
    ['fileTypeUnknown', { file: 'page.DDDDDDDD.html' }],
  ],
  ...[
    '<svg><script>1</script></svg>',
    '<svg><a:script xmlns:a="x"/></svg>',
    '<svg onload="1"/>',
    '<svg><foreignObject/></svg>',
    '<svg><a href="javascript:1"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<\0s\0v\0g',
  ].map((picture): [string, Wrong, ExpectedFinding] => [
    `the picture ${JSON.stringify(picture)}`,
    { files: { 'picture.DDDDDDDD.svg': picture } },
    ['pictureActive', { file: 'picture.DDDDDDDD.svg' }],
  ]),
  ['another kind of part', { manifest: { kind: 'shell' } }, ['kindWrong', { kind: 'shell' }]],
  ['no entry', { manifest: { entries: {} } }, ['entryMissing', { name }]],
  ['an entry that is no file of it', { manifest: { entries: { [name]: 'gone.js' } } }, ['entryMissing', { name }]],
  [
    'a shared name in the import map',
    { manifest: { entries: { [name]: entry, react: later } } },
    ['foreignNames', { names: 'react' }],
  ],
  [
    'exports under the name of another',
    { manifest: { exports: { [name]: ['bootstrap', 'mount', 'unmount'], '@sales/other': ['a'] } } },
    ['foreignNames', { names: '@sales/other' }],
  ],
  ['the files of another', { manifest: { slug: 'sysop' } }, ['slugWrong', { slug: 'sysop', name }]],
  [
    'a version of React to share',
    { manifest: { dependencies: { react: '1.0.0' } } },
    ['foreignField', { field: 'dependencies' }],
  ],
  ['files for the first page', { manifest: { carries: [later] } }, ['foreignField', { field: 'carries' }]],
  ['a style sheet that is no file of it', { manifest: { css: ['gone.css'] } }, ['fileMissing', { file: 'gone.css' }]],
  [
    'an entry that cannot be mounted',
    { manifest: { exports: { [name]: ['bootstrap'] } } },
    ['lifecycleMissing', { names: 'mount, unmount' }],
  ],
  ['a script that is none', { files: { [later]: 'System.register([' } }, ['scriptBroken', { file: later, line: '1' }]],
  [
    'a script that is nested too deep to be read',
    { files: { [later]: `System.register([],${'['.repeat(100_000)}` } },
    ['scriptBroken', { file: later }],
  ],
  [
    'a script that can be read and not be followed',
    { files: { [later]: script([], '', `a${'.b'.repeat(100_000)}`) } },
    ['scriptBroken', { file: later }],
  ],
  ['an ES module', { files: { [later]: 'const a = 1' } }, ['scriptNotSystem', { file: later }]],
  [
    'something beside the module',
    { files: { [later]: `${script([])};steal()` } },
    ['scriptNotSystem', { file: later }],
  ],
  [
    'the name of another module',
    { files: { [later]: 'System.register("react",[],function(){return{}})' } },
    ['scriptNotSystem', { file: later }],
  ],
  [
    'imports that the manifest keeps quiet',
    { files: { [later]: script(['@atrium/base', 'react']) } },
    ['importsWrong', { file: later, found: '@atrium/base, react' }],
  ],
  [
    'a package that is not shared',
    { files: { [later]: script(['lodash']) }, manifest: { imports: { [later]: ['lodash'] } } },
    ['importUnknown', { file: later, name: 'lodash' }],
  ],
  [
    'a part of another parcel',
    { files: { [later]: script(['./other.js']) }, manifest: { imports: { [later]: ['./other.js'] } } },
    ['importUnknown', { file: later, name: './other.js' }],
  ],
  [
    'a part that comes later from another parcel',
    { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call}', 't.import("lodash")') } },
    ['importUnknown', { file: later, name: 'lodash' }],
  ],
  [
    'a part whose name is put together',
    { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call}', 't.import("./"+a)') } },
    ['importComputed', { file: later }],
  ],
  [
    'uses that keep something quiet',
    { manifest: { uses: { react: ['useState'], '@atrium/base': [] } } },
    ['usesWrong', { from: '@atrium/base', names: 'call' }],
  ],
  [
    'a name that the shared set lacks',
    { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call,b=i.gone}') } },
    ['exportMissing', { file: later, from: '@atrium/base', names: 'gone' }],
  ],
  [
    'a shared package without a range',
    { manifest: { needs: { react: '^19.0.0' } } },
    ['needMissing', { name: '@atrium/shared-utility' }],
  ],
  [
    'a range that is none',
    { manifest: { needs: { react: 'newest please', '@atrium/shared-utility': '*' } } },
    ['rangeWrong', { name: 'react' }],
  ],
  [
    'an older React',
    { manifest: { needs: { react: '^18.0.0', '@atrium/shared-utility': '*' } } },
    ['rangeUnsatisfied', { name: 'react', version: '19.3.1' }],
  ],
  [
    'a package that the portal does not have',
    { manifest: { needs: { ...needs, vue: '^3.0.0' } } },
    ['rangeUnsatisfied', { name: 'vue', version: '–' }],
  ],
  [
    'a copy of React',
    doing('x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = y'),
    ['sharedBundled', { file: later, name: 'react' }],
  ],
  ['a page of somebody else', routes('/crm', '/sysop'), ['routeOutside', { path: '/sysop', allowed: '/crm' }]],
  ['a path that only begins alike', routes('/crmx'), ['routeOutside', { path: '/crmx' }]],
  [
    'a path twice, by another name of its parts',
    routes('/crm/:id', '/crm/:key'),
    ['routeTwice', { path: '/crm/:key' }],
  ],
  ['a path twice', routes('/crm', '/crm'), ['routeTwice', { path: '/crm' }]],
  ['too much', { files: { 'big.DDDDDDDD.txt': 'x'.repeat(20_000) } }, ['tooLarge', { limit: '20' }]],
  [
    'too much at once',
    { files: { [entry]: script(['react', './later.BBBBBBBB.js'], '', `x="${noise(12_000)}"`) } },
    ['entryTooLarge', { limit: '5' }],
  ],
  ['eval', doing('eval("1")'), ['codeFromText', { what: 'eval' }]],
  ['eval by another name', doing('window["eval"]("1")'), ['codeFromText', { what: 'eval' }]],
  ['new Function', doing('new Function("a","return a")'), ['codeFromText', { what: 'Function' }]],
  ['a timer of a text', doing('setTimeout("a()",1)'), ['codeFromText', { what: 'setTimeout' }]],
  ['an import map of its own', doing('a.type=`systemjs-importmap`'), ['touchesLoader', { what: 'systemjs-importmap' }]],
  [
    'the policy of a framework that it does not declare',
    doing('const t=a;t.createPolicy(`vue`,{})'),
    ['policyUndeclared', { file: later, what: 'vue' }],
  ],
  [
    'a policy that pages do not know',
    { manifest: { declaration: { ...declaration, trustedTypes: ['mine'] } } },
    ['policyForeign', { name: 'mine' }],
  ],
  ['document.write', doing('self.document.write("<p>")'), ['writesPage', { what: 'document.write' }]],
  ['another import map', doing('System.addImportMap({})'), ['touchesLoader', { what: 'System.addImportMap' }]],
  ['a module in place of another', doing('System.set("react",{})'), ['touchesLoader', { what: 'System.set' }]],
])('what has %s is refused, and told what to change', (_, wrong, expected) => expectRefused(wrong, expected))

/** Bytes that no compression makes smaller. */
function noise(length: number) {
  let text = ''
  for (let turn = 0; text.length < length; turn += 1) text += createHash('sha512').update(String(turn)).digest('hex')
  return text.slice(0, length * 2)
}
