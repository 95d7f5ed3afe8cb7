import { expect, test } from '@jest/globals'
import { signatureOf } from './messengers.ts'

test('a page is signed as the provider’s published example, whatever follows its hash', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  const facts = {
    ticket,
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: '1414587457',
    url: 'http://mp.weixin.qq.com?params=value',
  }
  expect(signatureOf(facts)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  expect(signatureOf({ ...facts, url: `${facts.url}#part` })).toBe(signatureOf(facts))
})
