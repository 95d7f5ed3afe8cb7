import { fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { PullToRefresh } from './PullToRefresh.tsx'
import enUS from '../messages/en-US.json'
import zhCN from '../messages/zh-CN.json'

async function open() {
  const area = document.body.appendChild(document.createElement('div'))
  const handleRefresh = jest.fn()
  const page = (
    <>
      <PullToRefresh area={area} onRefresh={handleRefresh} />
      <p>the page</p>
    </>
  )
  renderScreen(page, { lang: 'en-US', messages: { 'en-US': enUS, 'zh-CN': zhCN } })
  await screen.findByText('the page')
  const touch = (clientY: number) => ({ touches: [{ clientY }] })
  return { area, handleRefresh, touch }
}

test('a page that is pulled far enough is opened again, and says before that it will be', async () => {
  const { area, handleRefresh, touch } = await open()
  fireEvent.touchStart(area, touch(10))
  fireEvent.touchMove(area, touch(40))
  expect(screen.getByText(enUS['refresh.pull'])).toBeInTheDocument()
  fireEvent.touchMove(area, touch(90))
  expect(screen.getByText(enUS['refresh.release'])).toBeInTheDocument()
  fireEvent.touchEnd(area)
  expect(handleRefresh).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(enUS['refresh.release'])).toBeNull()
})

test('a page that is pulled a little stays as it is', async () => {
  const { area, handleRefresh, touch } = await open()
  fireEvent.touchStart(area, touch(10))
  fireEvent.touchMove(area, touch(40))
  fireEvent.touchCancel(area)
  expect([handleRefresh.mock.calls, screen.queryByText(enUS['refresh.pull'])]).toEqual([[], null])
})
