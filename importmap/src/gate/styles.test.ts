import { test } from '@jest/globals'
import { scopeStyles } from '../parcel/scope-styles.ts'
import { good, style, type Wrong } from './test/a-parcel.ts'
import { expectRefused, type ExpectedFinding } from './test/expect-refused.ts'

test.each<[string, Wrong, ExpectedFinding]>([
  ['styles for the whole page', { files: { [style]: 'body{display:none}' } }, ['styleUnscoped', { file: style }]],
  [
    'styles in the scope of another',
    { files: { [style]: scopeStyles('a{}', 'sysop') } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind a scope',
    { files: { [style]: `${scopeStyles('a{}', 'crm')}body{}` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles beside a scope',
    { files: { [style]: '@layer parcel{@scope ([data-parcel="crm"]){a{}}body{}}' } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles that end too late',
    { files: { [style]: `${scopeStyles('a{}', 'crm')}body{display:none` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind a brace too many',
    { files: { [style]: `${scopeStyles('a{}', 'crm')}}body{}` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind a brace that is none',
    {
      files: { [style]: String.raw`@layer parcel{@scope ([data-parcel="crm"]){.a\{{x:y}}}body{x:y}.b\}@keyframes a{}` },
    },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles between texts that look like a comment',
    { files: { [style]: `${scopeStyles('a{content:"/*"}', 'crm')}body{}${scopeStyles('a{content:"*/"}', 'crm')}` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind a text that its line has ended',
    { files: { [style]: `@layer parcel{@scope ([data-parcel="crm"]){a{content:"\n}}}body{}/*"*/` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind a quote in an address',
    { files: { [style]: `@layer parcel{@scope ([data-parcel="crm"]){a{background:url(a"b)}}}body{}/*"*/` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles behind what only ends like an address',
    { files: { [style]: `@layer parcel{@scope ([data-parcel="crm"]){.a{b:xurl(a")")}}}body{x:y}.z{b:"}}}` } },
    ['styleUnscoped', { file: style }],
  ],
  [
    'styles from elsewhere',
    { files: { [style]: `@import "x.css";${good[style]}` } },
    ['styleImports', { file: style }],
  ],
])('a parcel with %s is refused, and told what to change', (_, wrong, expected) => expectRefused(wrong, expected))
