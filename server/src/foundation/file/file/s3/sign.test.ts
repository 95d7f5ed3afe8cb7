import { expect, test } from '@jest/globals'
import { signed } from './sign.ts'

// The examples of Amazon's own description (sig-v4-header-based-auth.html).
const key = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  keySecret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')
const host = 'https://examplebucket.s3.amazonaws.com'

test.each([
  ['/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ['/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
])('%s is signed as Amazon’s example', (path, headers, signature) => {
  const request = { method: 'GET', url: new URL(path, host), headers: { ...headers }, body: '' }
  expect(signed(request, key, now).authorization).toMatch(new RegExp(`Signature=${signature}$`))
})
