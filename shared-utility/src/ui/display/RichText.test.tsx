import type { RichText as Text } from '../../contract/index.ts'
import { renderScreen } from '../../testing/index.ts'
import { screen, within } from '@testing-library/react'
import { RichText } from './RichText.tsx'

const text = (words: string, ...marks: { type: 'strong' | 'em' }[]) => ({ type: 'text' as const, text: words, marks })
const linked = (words: string, href: string) => ({
  type: 'text' as const,
  text: words,
  marks: [{ type: 'link' as const, attrs: { href } }],
})

test('a text is drawn with its headings, lists and emphasis, and no heading skips a step', () => {
  const tree: Text = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('first')] },
      { type: 'heading', attrs: { level: 1 }, content: [text('main')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('below')] },
      { type: 'paragraph', content: [text('strong', { type: 'strong' }), { type: 'hard_break' }, text('plain')] },
      {
        type: 'ordered_list',
        content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [text('one')] }] }],
      },
    ],
  }
  const { container } = renderScreen(<RichText text={tree} lang="en-US" />)
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(levels).toEqual(['H2 first', 'H2 main', 'H3 below'])
  expect(screen.getByText('strong').tagName).toBe('STRONG')
  expect(within(screen.getByRole('listitem')).getByText('one')).toBeVisible()
  expect(container.querySelector('[lang="en-US"]')).not.toBeNull()
})

test('S50: markup in a text is shown as it is written, and another site learns nothing of its reader', () => {
  const content = [text('<img src=x onerror=alert(1)> {{7*7}}'), linked('there', 'https://example.com')]
  const { container } = renderScreen(<RichText text={{ type: 'doc', content: [{ type: 'paragraph', content }] }} />)
  expect(screen.getByText('<img src=x onerror=alert(1)> {{7*7}}', { exact: false })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a page of the portal opens within the enterprise', () => {
  const content = [linked('profile', '/user/profile')]
  const tree: Text = { type: 'doc', content: [{ type: 'paragraph', content }] }
  renderScreen(<RichText text={tree} />, { path: '/space-acme1/user/workbench' })
  expect(screen.getByRole('link', { name: 'profile' })).toHaveAttribute('href', '/space-acme1/user/profile')
})
