import { expect, test } from '@jest/globals'
import { starterApplications, welcome } from '../../enterprise/enterprise/starter.ts'
import { messages } from './content.ts'
import { enterpriseMessages } from './enterprise-messages.ts'

test('U07: what a new enterprise gets says nothing of a demo', () => {
  expect(JSON.stringify([starterApplications, welcome])).not.toMatch(/演示|示例|demo|sample/i)
})

test('U07: what a new enterprise begins with leads to pages of its own, called as the navigation calls them', () => {
  expect(starterApplications.map(({ name, nameEn, url }) => [url, name, nameEn])).toEqual([
    ['/homepage', '企业主页', 'Enterprise home'],
    ['/user/workbench/messages', '消息', 'Messages'],
    ['/user/profile', '个人中心', 'Your account'],
  ])
})

test('U07: the demo promises administrators nothing that is not there', () => {
  expect(JSON.stringify(messages)).not.toMatch(/运营概况|overview/i)
})

test('U07: the demo promises no passkeys, which a portal without an address of its own does not have', () => {
  expect(JSON.stringify([messages, enterpriseMessages])).not.toMatch(/通行密钥|passkey/i)
})
