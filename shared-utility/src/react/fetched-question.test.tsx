import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

const mockFetched = jest.fn()
jest.mock('../ui/root/rare-dialogs.ts', () => {
  mockFetched()
  return { LeaveDialog: () => null }
})

function Form() {
  useUnsavedGuard(false)
  return <p>form</p>
}

test('the question is there before anything is typed: by the time it is asked the network may be gone', async () => {
  renderScreen(<Form />)
  await screen.findByText('form')
  await waitFor(() => expect(mockFetched).toHaveBeenCalled())
})
