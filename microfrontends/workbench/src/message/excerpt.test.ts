import { plainText } from '@atrium/shared-utility/contract'
import { excerptOf } from './excerpt.ts'

test('a message is told in one line, with its headings and lists, and without what gives them form', () => {
  const text = (words: string) => [{ type: 'text' as const, text: words }]
  const content: Parameters<typeof excerptOf>[0] = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: text('Maintenance') },
      { type: 'paragraph', content: [...text('On '), { type: 'text', text: 'Saturday', marks: [{ type: 'strong' }] }] },
      { type: 'paragraph' },
      {
        type: 'bullet_list',
        content: [{ type: 'list_item', content: [{ type: 'paragraph', content: text('save your work') }] }],
      },
    ],
  }
  expect(excerptOf(content)).toBe('Maintenance On Saturday save your work')
  expect(excerptOf(plainText('周六维护'))).toBe('周六维护')
})
