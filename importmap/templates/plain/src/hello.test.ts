import { screen, waitFor } from '@testing-library/dom'
import { atriumStore, langAtom, sessionAtom, type ParcelProps } from '@atrium/shared-utility'
import { fakeCalls, fakePortal, signedInAs } from '@atrium/shared-utility/testing'
import { mount, unmount } from './main.ts'

const device = { browser: 'Chrome', system: 'Linux', firstUsedAt: at(1), lastUsedAt: at(2), trustedUntil: null }
const devices = [
  { id: 'here', isCurrent: true, ...device },
  { id: 'there', isCurrent: false, ...device },
]

test.each([
  ['zh-CN', '您好，Chen。', '您曾用 2 个浏览器登录。'],
  ['en-US', 'Hello, Chen.', 'You have signed in with 2 browsers.'],
] as const)(
  'in %s the page has its heading, greets the signed-in person, and tells what a call answers',
  async (lang, greeting, told) => {
    fakeCalls({ listOwnDevices: () => devices })
    const { props } = await opened(lang)
    expect(screen.getByRole('heading', { level: 1, name: 'template' })).toBeVisible()
    expect(screen.getByText(greeting)).toBeVisible()
    expect(await screen.findByText(told)).toBeVisible()
    await unmount(props)
  },
)

test('its button goes to the landing page of the enterprise that is open', async () => {
  fakeCalls({ listOwnDevices: () => devices })
  const { props, portal } = await opened('en-US')
  screen.getByRole('button', { name: 'To the landing page' }).click()
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme/']))
  await unmount(props)
})

async function opened(lang: 'zh-CN' | 'en-US') {
  atriumStore.set(langAtom, lang)
  atriumStore.set(sessionAtom, signedInAs(0, { userName: 'Chen' }))
  const portal = fakePortal()
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: ParcelProps = { domElement, name: `hello in ${lang}`, basePath: '/space-acme', portal }
  await mount(props)
  return { props, portal }
}

function at(day: number) {
  return new Date(Date.UTC(2026, 0, day)).toISOString()
}
