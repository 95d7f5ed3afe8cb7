import { useLayoutEffect } from 'react'
import { render } from '@testing-library/react'
import { fakePortal } from '../testing/index.ts'
import { BackContext, useBack } from './use-back.ts'

const portal = fakePortal()

function Dialog({ onBack }: { onBack: () => void }) {
  useBack(onBack)
  return <p>open</p>
}

/** Presses Back in the very moment in which what is drawn has changed. */
function Press({ isOpen, onPressed }: { isOpen: boolean; onPressed: (isTaken: boolean) => void }) {
  useLayoutEffect(() => onPressed(portal.goBack()), [isOpen, onPressed])
  return null
}

test('Back is taken from the moment in which the dialog stands until the moment in which it is gone, no longer', () => {
  const handleBack = jest.fn()
  const taken: boolean[] = []
  const handlePressed = (isTaken: boolean) => void taken.push(isTaken)
  const page = (isOpen: boolean) => (
    <BackContext value={portal}>
      {isOpen && <Dialog onBack={handleBack} />}
      <Press isOpen={isOpen} onPressed={handlePressed} />
    </BackContext>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  expect([taken, handleBack.mock.calls.length]).toEqual([[true, false], 1])
})
