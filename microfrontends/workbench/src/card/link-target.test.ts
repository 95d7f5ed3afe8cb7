import { linkTargetOf } from './link-target.ts'

test.each([
  ['/app/orders?x=1', 'portal'],
  ['https://example.com/report', 'tab'],
  ['http://10.0.0.1/', 'tab'],
  ['//example.com/', 'none'],
  ['/\\example.com', 'none'],
  ['javascript:alert(1)', 'none'],
  ['data:text/html,x', 'none'],
  ['https://', 'none'],
  ['', 'none'],
])('an address is opened only as what it is: %s', (url, target) => {
  expect(linkTargetOf(url)).toBe(target)
})
