import { useEffect, useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'

/** Shows that it is done, and tells of it as effects do: once it is drawn. */
function Answer({ answered, onDone }: { answered: Promise<void>; onDone: () => void }) {
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    void answered.then(() => setIsDone(true))
  }, [answered])
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return <p>{isDone ? 'done' : 'busy'}</p>
}

function spend(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** As when others have the processor: each turn of what waits takes longer than the shortest timer. */
function beBusy() {
  let turn = Promise.resolve()
  for (let left = 30; left > 0; left -= 1) turn = turn.then(() => spend(1))
}

test('what a test has waited to see drawn has had its effects, however busy the machine is', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  const handleDone = jest.fn()
  render(<Answer answered={answered} onDone={handleDone} />)
  resolve()
  await waitFor(() => {
    expect(screen.getByText('done')).toBeVisible()
    beBusy()
  })
  expect(handleDone).toHaveBeenCalledTimes(1)
})
