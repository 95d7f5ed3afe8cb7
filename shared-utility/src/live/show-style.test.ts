import { waitFor } from '@testing-library/react'
import { fakeServer, success } from '../call/fake-server.ts'
import { calls } from '../contract/calls.ts'
import type { BaseConfig } from '../contract/portal/base-config.ts'
import type { EnterpriseStyle } from '../contract/enterprise/style.ts'
import { UserType } from '../contract/foundation/user-type.ts'
import { brandStyleId } from '../model/brand-colors.ts'
import { baseConfigAtom } from '../page/base-config-atom.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { signedInAs } from '../testing/signed-in-as.ts'
import { followLive } from './follow-live.ts'
import { tellPage } from './on-live.ts'
import { isOtherStyle, showStyle } from './show-style.ts'

const config: BaseConfig = {
  revision: 'r1',
  core: 'c1',
  routes: [],
  apps: [],
  dependencies: {},
  edition: 'product',
  lang: 'zh-CN',
  langVersion: 'v1',
  demo: false,
  space: null,
  brand: { name: 'Portal' },
}

test('a person who has signed in on a page of another look sees that of their enterprise, and each change of it', async () => {
  let color = '#00695c'
  const styled = (): EnterpriseStyle => ({
    curEntId: 'acme1',
    entType: 0,
    entName: 'Acme',
    style: { name: 'Acme', nameEn: '', color, logo: null, version: 1, changedAt: null },
    brand: { name: 'Acme' },
    platform: { name: 'Portal' },
  })
  const person = signedInAs(UserType.member, { curEntId: 'acme1' })
  const server = fakeServer('/', ({ url }) => {
    if (url.pathname === calls.getEnterpriseStyle.path) return success(styled())
    if (url.pathname === calls.listLive.path) return success({ after: null, isReset: false, list: [] })
    return success(person)
  })
  const asked = () => server.sent.filter(({ url }) => url.pathname === calls.getEnterpriseStyle.path).length
  const place = document.head.appendChild(document.createElement('style'))
  place.id = brandStyleId
  atriumStore.set(baseConfigAtom, config)
  atriumStore.set(sessionAtom, person)
  followLive()
  await waitFor(() => expect(place.textContent).toContain('--atrium-palette-primary-main:#00695c'))
  expect(place.dataset).toMatchObject({ of: 'acme1' })
  expect(atriumStore.get(baseConfigAtom)?.brand).toEqual({ name: 'Acme' })
  color = ''
  tellPage([{ kind: 'style', payload: {} }])
  await waitFor(() => expect(place.textContent).toBe(''))
  expect(asked()).toBe(2)
  atriumStore.set(sessionAtom, null)
  place.remove()
  server.restore()
}, 60_000)

test('a person who has yet to choose a password of their own is told nothing of the enterprise, and is afterwards', () => {
  const place = document.head.appendChild(document.createElement('style'))
  place.id = brandStyleId
  const person = signedInAs(UserType.member, { curEntId: 'acme3' })
  atriumStore.set(sessionAtom, { ...person, mustChangePassword: true })
  expect(isOtherStyle()).toBe(false)
  atriumStore.set(sessionAtom, person)
  expect(isOtherStyle()).toBe(true)
  atriumStore.set(sessionAtom, null)
  place.remove()
})

test('a person who has yet to verify themselves in a second step is told nothing of the enterprise, and is afterwards', () => {
  const place = document.head.appendChild(document.createElement('style'))
  place.id = brandStyleId
  const twoStep = { open: 'true', effective: 'true', effectiveTime: '' } as const
  const person = signedInAs(UserType.member, { curEntId: 'acme2' })
  atriumStore.set(sessionAtom, { ...person, twoStep })
  expect(isOtherStyle()).toBe(false)
  atriumStore.set(sessionAtom, { ...person, twoStep: { ...twoStep, open: 'false' } })
  expect(isOtherStyle()).toBe(true)
  atriumStore.set(sessionAtom, null)
  place.remove()
})

test('a person who would be refused, held by a second step or by a password, does not ask for a change of the look', async () => {
  const server = fakeServer('/', () => success({}))
  const person = signedInAs(UserType.member, { curEntId: 'acme4' })
  const twoStep = { open: 'true', effective: 'true', effectiveTime: '' } as const
  for (const held of [{ twoStep }, { mustChangePassword: true }]) {
    atriumStore.set(sessionAtom, { ...person, ...held })
    await showStyle()
  }
  expect(server.sent).toEqual([])
  atriumStore.set(sessionAtom, null)
  server.restore()
})
