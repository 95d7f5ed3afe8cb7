import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { UserType, parcelDeclaration, userTypeNames, type UserTypeName } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/process/config/config.ts'
import { starterApplications, welcome } from '../../enterprise/tenant/enterprise/starter.ts'
import { messages, navigation, type Message } from './content.ts'
import { enterpriseMessages } from './enterprise-messages.ts'

const { repositoryFolder } = readConfig({})
const enterprisePeople: readonly UserTypeName[] = ['member', 'developer', 'collaborator', 'administrator']

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

test.each(addresses())('U07: $url opens for every $who that it is shown to', ({ url, who }) => {
  expect(
    pages().filter(({ path: page, userTypes }) => page === url && (userTypes?.includes(who) ?? true)),
  ).toHaveLength(1)
})

/** Each address of what an enterprise begins with and of the demo, with the people whom it is shown to. */
function addresses() {
  const inEnterprises = [...starterApplications, ...navigation].map(({ url }) => ({ url, whom: enterprisePeople }))
  const told = [...messages, ...enterpriseMessages].flatMap(({ url, ...to }) =>
    url ? [{ url, whom: readersOf(to) }] : [],
  )
  const shown = [...inEnterprises, ...told].flatMap(({ url, whom }) => whom.map((who) => ({ url, who })))
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()]
}

function readersOf({ audience, audienceIds }: Pick<Message, 'audience' | 'audienceIds'>): readonly UserTypeName[] {
  if (audience === 'type') return userTypeNames.filter((name) => audienceIds.includes(String(UserType[name])))
  return audience === 'ent' ? enterprisePeople : userTypeNames
}

/** The pages that the parcels declare. */
function pages() {
  const files = globSync('microfrontends/[!_]*/parcel.json', { cwd: repositoryFolder })
  return files.flatMap(
    (file) => parcelDeclaration.parse(JSON.parse(readFileSync(path.join(repositoryFolder, file), 'utf8'))).routes,
  )
}
