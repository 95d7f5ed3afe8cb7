import { type DraftEntity, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const three = ['one', 'two', 'three'].map((key): DraftEntity => ({
  uid: `table${key}`,
  rev: 1,
  body: { ...given.body([given.field()]), key, label: key, labelEn: '' },
}))

function open(calls: CallFakes = {}) {
  const session = signedInAs(UserType.developer)
  const all = { ...draftServer({ entities: three }).calls, ...calls }
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls: all, lang: 'zh-CN' })
}

const rows = () => screen.findByRole('list', { name: '数据表' })
const order = async () =>
  within(await rows())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/^(?:one|two|three)/)?.[0])

test('tables are put in an order by buttons and keys, seen at once, announced, and the chosen one stays chosen', async () => {
  let held: readonly DraftEntity[] = three
  const page = open({
    getApplicationDraft: (input) =>
      draftServer({ entities: [...held] }).calls.getApplicationDraft?.(input) ?? new Problem('internal'),
    orderEntities: ({ uids }) => {
      held = uids.flatMap((uid) => three.filter((one) => one.uid === uid))
      return {}
    },
  })
  await page.user.click(within(await rows()).getByRole('button', { name: '下移 one' }))
  expect(await order()).toEqual(['two', 'one', 'three'])
  within(await rows())
    .getByRole('button', { name: '下移 one' })
    .focus()
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await order()).toEqual(['two', 'three', 'one'])
  expect(page.portal.announcements).toContain('one 已移到第 3 位，共 3 个数据表')
  await waitFor(() => expect(page.calls.asked('orderEntities')).toHaveLength(2))
  expect(page.calls.asked('orderEntities').map(({ uids }) => uids)).toEqual([
    ['tabletwo', 'tableone', 'tablethree'],
    ['tabletwo', 'tablethree', 'tableone'],
  ])
  expect(screen.getByRole('heading', { name: 'one' })).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
})

test('where another person was quicker, their order is loaded and the person is told', async () => {
  const page = open({ orderEntities: () => new Problem('versionConflict') })
  await page.user.click(within(await rows()).getByRole('button', { name: '下移 one' }))
  expect(await screen.findByText(/其他人/)).toBeVisible()
  expect(await order()).toEqual(['one', 'two', 'three'])
})
