import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Problem } from '../contract/index.ts'
import { renderScreen } from '../testing/index.ts'
import { useAction } from './use-action.ts'
import { useCall } from './use-call.ts'

const oneEnterprise = (q: string) => [{ entid: 'acme', name: `found ${q}` }]

function Enterprise({ name }: { name: string }) {
  const enterprise = useCall('suggestEnterprises', { q: 'a' }, { shares: true })
  return enterprise.status === 'done' ? (
    <button onClick={enterprise.reload}>
      {name} {enterprise.data[0]?.name}
    </button>
  ) : null
}

function Places() {
  const [count, setCount] = useState(2)
  const change = useAction('readMessage')
  return (
    <>
      {['first', 'second', 'late'].slice(0, count).map((name) => (
        <Enterprise key={name} name={name} />
      ))}
      <button onClick={() => setCount(3)}>more</button>
      <button onClick={() => void change.run({})}>change {change.status}</button>
    </>
  )
}

test('what several places share is asked for once, and by one that comes a moment later not again (R17)', async () => {
  const { user, calls } = renderScreen(<Places />, { calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) } })
  await screen.findByText('second found a')
  await user.click(screen.getByText('more'))
  await screen.findByText('late found a')
  expect(calls.asked('suggestEnterprises')).toHaveLength(1)
})

test('what is shared is asked for anew after a change, and when a place asks for it again (R17)', async () => {
  const { user, calls } = renderScreen(<Places />, {
    calls: { suggestEnterprises: ({ q }) => oneEnterprise(q), readMessage: () => ({}) },
  })
  await screen.findByText('second found a')
  await user.click(screen.getByText('change idle'))
  await screen.findByText('change done')
  await user.click(screen.getByText('more'))
  await screen.findByText('late found a')
  expect(calls.asked('suggestEnterprises')).toHaveLength(2)
})

test('a failure is shared by those who wait for it, and by no other (R17)', async () => {
  const { user, calls } = renderScreen(<Places />, { calls: { suggestEnterprises: () => new Problem('notFound') } })
  await waitFor(() => expect(calls.asked('suggestEnterprises')).toHaveLength(1))
  calls.change({ suggestEnterprises: ({ q }) => oneEnterprise(q) })
  await user.click(screen.getByText('more'))
  await screen.findByText('late found a')
  expect(calls.asked('suggestEnterprises')).toHaveLength(2)
})
