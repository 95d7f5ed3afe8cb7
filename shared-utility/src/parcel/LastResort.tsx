import { problems } from '../contract/index.ts'

/** When even theme and words cannot be drawn: plain text in both languages. */
export function LastResort() {
  return (
    <div role="alert">
      <p lang="zh-CN">{problems.internal['zh-CN']}</p>
      <p lang="en-US">{problems.internal['en-US']}</p>
    </div>
  )
}
