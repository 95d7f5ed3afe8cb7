import { act, render } from '@testing-library/react'
import { use } from 'react'
import { AskLeaveContext } from '../../react/ask-leave.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

// A file that never arrives: its importer waits for its promise.
jest.mock('./rare-dialogs.ts', () => ({ __esModule: true, then: () => undefined }))

let ask: () => unknown
function Asking() {
  const asker = use(AskLeaveContext)
  ask = () => asker?.()
  return null
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('U11: where the dialog does not come, the browser’s own question stands in after 8 s', async () => {
  const own = jest.spyOn(window, 'confirm').mockReturnValue(true)
  render(
    <LeaveQuestion>
      <Asking />
    </LeaveQuestion>,
  )
  const answered = ask()
  await act(() => jest.advanceTimersByTimeAsync(7_900))
  expect(own).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(own).toHaveBeenCalledTimes(1)
  expect(await answered).toBe(true)
})
