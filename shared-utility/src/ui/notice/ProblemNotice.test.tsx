import { screen } from '@testing-library/react'
import { Problem, problems, type ProblemCode } from '../../contract/index.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { ProblemNotice } from './ProblemNotice.tsx'

const codes = Object.keys(problems).filter(
  (code): code is ProblemCode => Object.hasOwn(problems, code) && code !== 'stepUpRequired',
)

test.each(codes)('%s is told in both languages: what happened, why, and what to do', (code) => {
  const chinese = renderScreen(<ProblemNotice problem={new Problem(code)} />).container.textContent
  expect(chinese).toContain(problems[code]['zh-CN'])
  expect(chinese).not.toMatch(/problem\.(title|do)/)
  const english = renderScreen(<ProblemNotice problem={new Problem(code)} />, { lang: 'en-US' }).container.textContent
  expect(english).toContain(problems[code]['en-US'])
  expect(english).not.toMatch(/problem\.(title|do)|[\u4e00-\u9fff]/)
})

test.each([
  ['zh-CN', '尚未确认身份，确认是您本人后即可继续', '重试'],
  ['en-US', 'Confirm that it is you to continue', 'Try again'],
] as const)(
  'a person who did not confirm who they are is told so calmly, and how it goes on: %s',
  async (lang, ...words) => {
    const problem = new Problem('stepUpRequired', {}, { requestId: 'r-42' })
    const [told, retry] = words
    for (const size of ['full', 'line'] as const) {
      const { container, unmount } = renderScreen(
        <ProblemNotice problem={problem} size={size} onRetry={() => undefined} />,
        { lang },
      )
      expect(container).toHaveTextContent(`${told}${retry}`)
      expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorInfo')
      expect(await axeFaults(container)).toEqual([])
      unmount()
    }
  },
)

test.each(['tooManyAttempts', 'overloaded', 'codeTooSoon'] as const)(
  'V18: %s says how long to wait, and not that anything has to be changed',
  (code) => {
    const problem = new Problem(code, { seconds: 30 })
    const chinese = renderScreen(<ProblemNotice problem={problem} />).container
    expect(chinese).toHaveTextContent(/请在 30 秒后.*到时间后再试即可。/)
    expect(chinese).not.toHaveTextContent(/按提示修改/)
    const english = renderScreen(<ProblemNotice problem={problem} />, { lang: 'en-US' }).container
    expect(english).toHaveTextContent(/in 30 seconds.*Try again after that./)
    expect(english).not.toHaveTextContent(/note above/)
  },
)

test('Retry tries again', async () => {
  const handleRetry = jest.fn()
  const { user } = renderScreen(<ProblemNotice problem={new Problem('internal')} onRetry={handleRetry} />)
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
})

test('the request id can be copied', async () => {
  const problem = new Problem('internal', {}, { requestId: 'r-42' })
  const { user } = renderScreen(<ProblemNotice problem={problem} />, { lang: 'en-US' })
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy Request ID' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith('r-42')
})

test('a page without a clipboard says that it cannot copy', async () => {
  const { user } = renderScreen(<ProblemNotice problem={new Problem('internal', {}, { requestId: 'r-42' })} />)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: '复制请求编号' }))
  expect(await screen.findByText('复制失败，请手动选择')).toBeInTheDocument()
})

test('axe finds nothing wrong with it', async () => {
  const problem = new Problem('internal', {}, { requestId: 'r-42' })
  const { container } = renderScreen(<ProblemNotice problem={problem} onRetry={() => undefined} isPage />)
  expect(await axeFaults(container)).toEqual([])
})
