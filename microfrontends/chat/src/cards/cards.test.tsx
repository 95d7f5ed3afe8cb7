import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

const record = {
  table: '报修单',
  title: '三楼灯坏了',
  fields: [
    { label: '期限', kind: 'date' as const, value: '2026-03-05' },
    { label: '紧急', kind: 'yesNo' as const, value: 'true' },
  ],
}
const app = { app: '后勤', icon: null, color: 'teal' } as const
const shown: CallFakes = { getRecordCard: () => ({ ...app, record }) }

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  const session = signedInAs(UserType.member, { userId: own })
  return renderScreen(routes, { path, messages, session, calls })
}

test('a card shows what its reader may see of a record and leads to it, also where one only reads', async () => {
  for (const path of ['/qChat?c=c1', '/webchat/preview?c=c1']) {
    const page = draw({ ...aServer([aMessage(1, { text: '', card: 'app1/repair/record1' })]).calls, ...shown }, path)
    const log = within(await screen.findByRole('log'))
    const link = await log.findByRole('link', { name: '三楼灯坏了' })
    expect(link).toHaveAttribute('href', '/app/app1/repair/record1')
    expect(log.getByText('后勤 · 报修单')).toBeVisible()
    expect(log.getByText('紧急').nextSibling).toHaveTextContent('是')
    expect(await axeFaults(page.container)).toEqual([])
    page.unmount()
  }
})

test.each(['recordNotFound', 'actNotGranted', 'appNotFound', 'appNotListed'] as const)(
  'a card whose reader is refused with %s says that it cannot be opened, and no more',
  async (code) => {
    const calls = { getRecordCard: () => new Problem(code) }
    draw({ ...aServer([aMessage(1, { card: 'app1/repair/record1' })]).calls, ...calls })
    expect(await screen.findByText('您无法打开此记录')).toBeVisible()
    expect(within(screen.getByRole('log')).queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a card that cannot be read for now is asked for again', async () => {
  const page = draw({
    ...aServer([aMessage(1, { card: 'app1' })]).calls,
    getRecordCard: () => new Problem('unreachable'),
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  page.calls.change({ getRecordCard: () => ({ ...app, record: null }) })
  await page.user.click(retry)
  expect(await screen.findByRole('link', { name: '后勤' })).toHaveAttribute('href', '/app/app1')
  expect(document.querySelector('[data-letter="后"]')).toHaveStyle({ backgroundColor: 'rgb(14, 112, 144)' })
})

test('an address of the portal that is pasted into a message is sent as a card', async () => {
  const page = draw({ ...aServer([aMessage(1)]).calls, ...shown })
  const address = `${globalThis.location.origin}/app/app1/repair/record1`
  await page.user.click(await screen.findByRole('textbox', { name: '消息' }))
  await page.user.paste(address)
  await page.user.keyboard('{Enter}')
  await waitFor(() =>
    expect(page.calls.asked('sendChatMessage')).toMatchObject([{ text: '', card: 'app1/repair/record1' }]),
  )
})

test('the list says of a message without words that it is a record', async () => {
  const attached = { kind: 'record', name: '' } as const
  draw(aServer([], { last: { isOwn: true, author: 'Person', text: '', attached, isRecalled: false } }).calls)
  expect(await screen.findByText('我：[记录]')).toBeVisible()
})
