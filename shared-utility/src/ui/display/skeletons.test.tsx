import { act, render, screen } from '@testing-library/react'
import { TextProvider } from '../../react/text-context.tsx'
import { startLanguage } from '../../session/language.ts'
import { ListSkeleton } from './skeletons.tsx'

test('a person who waits for a part of a page is told when it takes long (U11)', async () => {
  jest.useFakeTimers()
  await startLanguage({ lang: 'en-US', words: {} })
  render(
    <TextProvider messages={{ 'zh-CN': {}, 'en-US': {} }}>
      <ListSkeleton />
    </TextProvider>,
  )
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(8_000))
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
  jest.useRealTimers()
})
