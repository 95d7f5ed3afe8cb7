import { screen, waitFor } from '@testing-library/react'
import { configureCalls } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type ScreenOptions } from '@atrium/shared-utility/testing'
import declaration from '../../../parcel.json' with { type: 'json' }
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const appLinks = declaration.routes.map(({ path }) => path).filter((path) => path.startsWith('/client/'))
const android = 'Mozilla/5.0 (Linux; Android 14; V2307A) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const member = signedInAs(UserType.member, { curEntId: 'acme1' })

type Package = CallOutput<'listOwnPackages'>[number]

const apk: Package = {
  id: 'p1',
  platform: 'apk',
  label: '现场助手',
  versionName: '3.1.0',
  minOs: '8.0',
  sizeBytes: 2_097_152,
  notes: '修复',
  publishedAt: '2026-03-05T06:00:00.000Z',
}
const ipa: Package = { ...apk, id: 'p2', platform: 'ipa', versionName: '3.0.2', minOs: null, notes: '' }

/** The addresses that the page leads the browser to, which a test does not follow. */
let followed: string[] = []
let restore = () => undefined as void

function follow(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link !== null && !event.defaultPrevented) followed.push(link.href)
  event.preventDefault()
}

beforeEach(() => {
  followed = []
  document.addEventListener('click', follow)
  // A link that is in no page is followed, too.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.isConnected) this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    else followed.push(this.href)
  })
})
afterEach(() => {
  document.removeEventListener('click', follow)
  jest.restoreAllMocks()
  restore()
})

function draw(path: string, { agent, ...options }: ScreenOptions & { agent?: string } = {}) {
  if (agent !== undefined) {
    const spied = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const back = configureCalls({ agent: () => agent })
    restore = () => {
      spied.mockRestore()
      back()
    }
  }
  return renderScreen(routes, { path, messages, calls: { listOwnPackages: () => [apk, ipa] }, ...options })
}

test('U10: the addresses that the mobile application is linked to by are one page', () => {
  expect(appLinks).toEqual([
    '/client/signin/open',
    '/client/qrcode/main',
    '/client/workcircle/open',
    '/client/dashboard/open',
  ])
})

test.each(appLinks)('U10: %s shows a computer a code and the packages of the enterprise', async (path) => {
  const { container } = draw(path, { session: member })
  expect(await screen.findByRole('img', { name: /二维码/ })).toBeVisible()
  expect(await screen.findByText('Android 8.0+ · 版本 3.1.0 · 2 MB · 2026年3月5日')).toBeVisible()
  expect(screen.getByText('iOS · 版本 3.0.2 · 2 MB · 2026年3月5日')).toBeVisible()
  expect(screen.getByRole('link', { name: '前往首页' })).toHaveAttribute('href', '/home/index')
  expect(await axeFaults(container)).toEqual([])
})

test('U10: a stranger sees the code and the way to sign in, and nothing of any enterprise is asked for', async () => {
  const { calls } = draw('/space-acme1/client/workcircle/open', { session: null })
  const back = '/space-acme1/home/login?url=%2Fspace-acme1%2Fclient%2Fworkcircle%2Fopen'
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', back)
  expect(screen.getByRole('img', { name: /二维码/ })).toBeVisible()
  expect(calls.asked('listOwnPackages')).toEqual([])
})

test('what the portal has itself can be opened here', async () => {
  draw('/client/dashboard/open', { session: member })
  expect(await screen.findByRole('link', { name: '在网页中打开工作台' })).toHaveAttribute('href', '/user/workbench')
})

test('a stranger on the page for scanning can sign in by a code here', async () => {
  draw('/client/qrcode/main', { session: null })
  expect(await screen.findByRole('link', { name: '在本页面扫码登录' })).toHaveAttribute('href', '/sign/scan')
})

test('in the mobile application the address opens by itself, and the page says when it does not', async () => {
  draw('/client/signin/open?id=7&securityToken=x', { session: member, agent: `${android} AtriumApp/3.1` })
  await waitFor(() => expect(followed).toContain('atrium://space-acme1/client/signin/open?id=7'))
  expect(await screen.findByText(/请更新手机应用/)).toBeVisible()
  expect(screen.getByRole('link', { name: '再次打开' })).toBeVisible()
})

test('a telephone opens the application by a press and is offered the packages that it takes', async () => {
  const { user } = draw('/client/signin/open', { session: null, agent: iPhone })
  const open = await screen.findByRole('link', { name: '打开手机应用' })
  expect(open).toHaveAttribute('href', 'atrium://client/signin/open')
  expect(followed).toEqual([])
  await user.click(open)
  expect(followed).toEqual(['atrium://client/signin/open'])
  expect(screen.queryByRole('img')).toBeNull()
})

test('an iPhone installs by the address that is made for it, other telephones fetch the file', async () => {
  const made = { url: 'https://portal.example/d/1', installUrl: 'itms-services://?action=1' }
  const calls = { listOwnPackages: () => [apk, ipa], linkOwnPackage: () => made }
  const { user, unmount } = draw('/client/signin/open', { session: member, agent: iPhone, calls })
  await user.click(await screen.findByRole('button', { name: '下载现场助手（iOS）' }))
  await waitFor(() => expect(followed).toEqual([made.installUrl]))
  expect(screen.queryByRole('button', { name: '下载现场助手（Android）' })).toBeNull()
  unmount()
  restore()
  const second = draw('/client/signin/open', { session: member, agent: android, calls })
  await second.user.click(await screen.findByRole('button', { name: '下载现场助手（Android）' }))
  await waitFor(() => expect(followed).toContain(made.url))
  expect(second.calls.asked('linkOwnPackage')).toEqual([{ id: 'p1' }])
})

test('an enterprise without a package, and one without any for this telephone, are said so', async () => {
  const { unmount } = draw('/client/signin/open', { session: member, calls: { listOwnPackages: () => [] } })
  expect(await screen.findByText('您的企业还没有发布手机应用。')).toBeVisible()
  unmount()
  draw('/client/signin/open', { session: member, agent: iPhone, calls: { listOwnPackages: () => [apk] } })
  expect(await screen.findByText('您的企业还没有发布适用于这部手机的应用。')).toBeVisible()
})

test('a failure to read the packages offers Retry, and the page is whole in English', async () => {
  draw('/client/workcircle/open', {
    session: member,
    lang: 'en-US',
    calls: { listOwnPackages: () => new Problem('internal') },
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
})
