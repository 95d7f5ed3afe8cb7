import { screen, within } from '@testing-library/react'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { Problem, UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { messages } from '../../messages.ts'
import { NoticesSection } from './NoticesSection.tsx'

type Mail = CallOutput<'getNoticeChoices'>['mail']

/** A server that keeps what was chosen. */
function keeping(mail: Mail = 'offered'): CallFakes {
  let list: CallOutput<'getNoticeChoices'>['list'] = [
    { kind: 'announcement', inPortal: true, byMail: false },
    { kind: 'mention', inPortal: true, byMail: false },
    { kind: 'request', inPortal: true, byMail: false },
    { kind: 'answer', inPortal: true, byMail: false },
  ]
  return {
    getNoticeChoices: () => ({ mail, list }),
    updateNoticeChoice: ({ kind, inPortal, byMail }) => {
      const chosen = { kind, inPortal: inPortal === true, byMail: byMail === true }
      list = list.map((one) => (one.kind === kind ? chosen : one))
      return {}
    },
  }
}

function draw(calls: CallFakes, userType: UserType = UserType.member, lang: 'zh-CN' | 'en-US' = 'zh-CN') {
  const session = signedInAs(userType, { curEntId: 'a1' })
  return renderScreen(<NoticesSection />, { path: '/space-a1/user/profile', messages, session, lang, calls })
}

test('a person chooses for each kind whether it comes in the portal, by mail, or not at all', async () => {
  const { user, calls, container } = draw(keeping())
  const mention = within(await screen.findByRole('group', { name: '有人提到我' }))
  await user.click(mention.getByRole('checkbox', { name: '邮件' }))
  expect(await mention.findByRole('checkbox', { name: '邮件', checked: true })).toBeEnabled()
  expect(calls.asked('updateNoticeChoice')).toEqual([{ kind: 'mention', inPortal: true, byMail: true }])
  expect(await axeFaults(container)).toEqual([])
})

test('announcements of the enterprise always stand in the portal, and come by mail when a person wants that', async () => {
  const { user, calls } = draw(keeping())
  const announcements = within(await screen.findByRole('group', { name: '企业公告' }))
  expect(announcements.getByRole('checkbox', { name: '站内', checked: true })).toBeDisabled()
  await user.click(announcements.getByRole('checkbox', { name: '邮件' }))
  expect(await announcements.findByRole('checkbox', { name: '邮件', checked: true })).toBeEnabled()
  expect(calls.asked('updateNoticeChoice')).toEqual([{ kind: 'announcement', inPortal: true, byMail: true }])
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
  draw(keeping(mail), UserType.member, 'en-US')
  expect(await screen.findByText(why)).toBeVisible()
  for (const box of screen.getAllByRole('checkbox', { name: 'Email' })) expect(box).toBeDisabled()
  expect(document.body).not.toHaveTextContent(/[一-鿿]/)
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
