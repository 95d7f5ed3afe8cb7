import { expect, test } from '@jest/globals'
import { starterApplications, welcome } from '../../enterprise/enterprise/starter.ts'
import { notices } from './content.ts'

test('U07: what a new enterprise gets says nothing of a demo', () => {
  expect(JSON.stringify([starterApplications, welcome])).not.toMatch(/演示|示例|demo|sample/i)
})

test('U07: the demo promises administrators nothing that is not there', () => {
  expect(JSON.stringify(notices)).not.toMatch(/运营概况|overview/i)
})
