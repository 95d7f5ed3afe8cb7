import { screen, within } from '@testing-library/react'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { Problem, UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { messages } from '../../messages.ts'
import { NoticesSection } from './NoticesSection.tsx'

type Choices = CallOutput<'getNoticeChoices'>
type Mail = Choices['mail']

const noMessenger: Choices['messenger'] = { linked: null, offered: [] }

/** A server that keeps what was chosen. */
function keeping(mail: Mail = 'offered', messenger = noMessenger): CallFakes {
  let list: Choices['list'] = (['announcement', 'mention', 'request', 'answer'] as const).map((kind) => ({
    kind,
    inPortal: true,
    byMail: false,
    byMessenger: false,
  }))
  return {
    getNoticeChoices: () => ({ mail, messenger, list }),
    updateNoticeChoice: ({ kind, inPortal, byMail, byMessenger }) => {
      const chosen = { kind, inPortal: inPortal === true, byMail: byMail === true, byMessenger: byMessenger === true }
      list = list.map((one) => (one.kind === kind ? chosen : one))
      return {}
    },
  }
}

type Shown = { lang?: 'zh-CN' | 'en-US'; path?: string }

function draw(
  calls: CallFakes,
  userType: UserType = UserType.member,
  { lang = 'zh-CN', path = '/space-a1/user/profile' }: Shown = {},
) {
  const session = signedInAs(userType, { curEntId: 'a1' })
  return renderScreen(<NoticesSection />, { path, messages, session, lang, calls })
}

test('a person chooses for each kind whether it comes in the portal, by mail, or not at all', async () => {
  const { user, calls, container } = draw(keeping())
  const mention = within(await screen.findByRole('group', { name: '有人提到我' }))
  await user.click(mention.getByRole('checkbox', { name: '邮件' }))
  expect(await mention.findByRole('checkbox', { name: '邮件', checked: true })).toBeEnabled()
  expect(calls.asked('updateNoticeChoice')).toEqual([
    { kind: 'mention', inPortal: true, byMail: true, byMessenger: false },
  ])
  expect(await axeFaults(container)).toEqual([])
})

test('announcements of the enterprise always stand in the portal, and come by mail when a person wants that', async () => {
  const { user, calls } = draw(keeping())
  const announcements = within(await screen.findByRole('group', { name: '企业公告' }))
  expect(announcements.getByRole('checkbox', { name: '站内', checked: true })).toBeDisabled()
  await user.click(announcements.getByRole('checkbox', { name: '邮件' }))
  expect(await announcements.findByRole('checkbox', { name: '邮件', checked: true })).toBeEnabled()
  expect(calls.asked('updateNoticeChoice')).toMatchObject([{ kind: 'announcement', inPortal: true, byMail: true }])
})

test('requests are offered to administrators, who answer them, alone', async () => {
  draw(keeping()).unmount()
  const { unmount } = draw(keeping())
  await screen.findByRole('group', { name: '有人提到我' })
  expect(screen.queryByRole('group', { name: '应用使用申请' })).toBeNull()
  unmount()
  draw(keeping(), UserType.administrator)
  expect(await screen.findByRole('group', { name: '应用使用申请' })).toBeVisible()
})

test.each<[Mail, RegExp]>([
  ['noAddress', /Confirm an email address/],
  ['notOffered', /does not send email/],
])('where mail cannot be had it is not offered, and why is said: %s', async (mail, why) => {
  draw(keeping(mail), UserType.member, { lang: 'en-US' })
  expect(await screen.findByText(why)).toBeVisible()
  for (const box of screen.getAllByRole('checkbox', { name: 'Email' })) expect(box).toBeDisabled()
  expect(document.body).not.toHaveTextContent(/[一-鿿]/)
})

test('a person whom a messenger reaches chooses it by its name; where the enterprise offers none, there is none', async () => {
  const { user, calls, container, unmount } = draw(
    keeping('offered', { linked: 'wechat', offered: ['feishu', 'wechat'] }),
  )
  const mention = within(await screen.findByRole('group', { name: '有人提到我' }))
  await user.click(mention.getByRole('checkbox', { name: '企业微信' }))
  expect(await mention.findByRole('checkbox', { name: '企业微信', checked: true })).toBeEnabled()
  expect(calls.asked('updateNoticeChoice')).toEqual([
    { kind: 'mention', inPortal: true, byMail: false, byMessenger: true },
  ])
  expect(await axeFaults(container)).toEqual([])
  unmount()
  draw(keeping())
  await screen.findByRole('group', { name: '有人提到我' })
  expect(screen.queryByRole('checkbox', { name: /微信|即时通讯/ })).toBeNull()
})

test('a person who has linked no messenger is told which ones they may link; what was chosen before can be given up', async () => {
  const offered: Choices['messenger'] = { linked: null, offered: ['dingtalk', 'wechat'] }
  const { user, calls } = draw(keeping('offered', offered), UserType.member, { lang: 'en-US' })
  const mention = within(await screen.findByRole('group', { name: 'Mentions' }))
  expect(mention.getByRole('checkbox', { name: 'Messenger' })).toBeDisabled()
  expect(screen.getByText('Link DingTalk / WeCom under Linked accounts to be notified there.')).toBeVisible()
  const list = [{ kind: 'mention' as const, inPortal: true, byMail: false, byMessenger: true }]
  calls.change({ getNoticeChoices: () => ({ mail: 'offered', messenger: offered, list }) })
  await user.click(mention.getByRole('checkbox', { name: 'Email' }))
  expect(await mention.findByRole('checkbox', { name: 'Messenger', checked: true })).toBeEnabled()
})

test('when the choices cannot be read, that is said with a way to try again; when one is not kept, beside it', async () => {
  const { user, calls } = draw({ getNoticeChoices: () => new Problem('internal') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change({ ...keeping(), updateNoticeChoice: () => new Problem('overloaded', { seconds: 4 }) })
  await user.click(retry)
  const mention = within(await screen.findByRole('group', { name: '有人提到我' }))
  await user.click(mention.getByRole('checkbox', { name: '站内' }))
  expect(await mention.findByText('系统繁忙，请在 4 秒后重试')).toBeVisible()
  expect(mention.getByRole('checkbox', { name: '站内' })).toBeChecked()
})

test('outside of an enterprise there is nothing to choose', () => {
  const { container } = renderScreen(<NoticesSection />, { messages, session: signedInAs(UserType.operator) })
  expect(container).toHaveTextContent('')
})

test('an address that names the part scrolls to it once it is there', async () => {
  const scrolled: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this)
  }
  draw(keeping()).unmount()
  draw(keeping(), UserType.member, { path: '/space-a1/user/profile?part=notices' })
  await screen.findByRole('group', { name: '有人提到我' })
  expect(scrolled).toEqual([screen.getByRole('region', { name: '通知方式' }).parentElement])
})
