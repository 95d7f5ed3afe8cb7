import { network } from './network.ts'

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '::1', '2001:db8::/32', '::ffff:203.0.113.7', 'FE80::1/128'])(
  '%s is a network',
  (value) => {
    expect(network.safeParse(value).success).toBe(true)
  },
)

test.each([
  '',
  'office',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.1-9',
  ':',
  '2001:db8::/129',
  '1::2::3',
  '::1/',
  '[::1]',
])('%s is none', (value) => {
  expect(network.safeParse(value).success).toBe(false)
})
