import { expect, test } from '@jest/globals'
import { browserName } from './browser-name.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`, 'Safari', 'macOS'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Mobile/15E148 DingTalk/7.6`, 'DingTalk', 'iOS'],
  [`Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0`, 'WeChat', 'Android'],
  ['node', null, null],
  [null, null, null],
])('%s is recognised', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system })
})
