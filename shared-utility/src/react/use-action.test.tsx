import { screen } from '@testing-library/react'
import { Problem } from '../contract/index.ts'
import { renderScreen } from '../testing/index.ts'
import { useAction } from './use-action.ts'

function SignOut({ onResult }: { onResult: (status: string) => void }) {
  const action = useAction('signOut')
  const handleClick = async () => onResult((await action.run({})).status)
  return (
    <button onClick={handleClick}>
      {action.status} {action.status === 'failed' ? action.problem.code : ''}
    </button>
  )
}

test('a button pressed twice acts once, and both presses learn how it ended', async () => {
  const answer = Promise.withResolvers<Record<string, never>>()
  const results: string[] = []
  const { user, calls } = renderScreen(<SignOut onResult={(result) => results.push(result)} />, {
    calls: { signOut: () => answer.promise },
  })
  await user.dblClick(screen.getByRole('button', { name: 'idle' }))
  expect(screen.getByRole('button', { name: 'pending' })).toBeInTheDocument()
  answer.resolve({})
  expect(await screen.findByRole('button', { name: 'done' })).toBeInTheDocument()
  expect(calls.asked('signOut')).toHaveLength(1)
  expect(results).toEqual(['done', 'done'])
})

test('a refusal is a state and not a throw, and the action can be run again', async () => {
  const { user, calls } = renderScreen(<SignOut onResult={() => undefined} />, {
    calls: { signOut: () => new Problem('overloaded') },
  })
  await user.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'failed overloaded' })
  calls.change({ signOut: () => ({}) })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'done' })).toBeInTheDocument()
})
