import { entry, field, type ProblemEntry } from './entry.ts'

/** What operators may be refused with when they handle a person's account. */
export const userProblems = {
  userNotFound: entry(404, 1003020, ['用户不存在', 'User not found']),
  userNotReady: entry(409, 1003021, [
    '该用户尚未启用，不能停用或恢复',
    'This user has not been activated yet and cannot be suspended or resumed',
  ]),
  rootRequired: entry(403, 1003022, ['该操作只能由超级运营人员处理', 'Only root operators can do this']),
  personPictureRefused: field(
    'picture',
    entry(400, 1003096, [
      '头像应为 PNG、JPEG 或 WebP 格式的正方形图片，边长不超过 512 像素，大小不超过 64 kB',
      'Use a square PNG, JPEG or WebP, up to 512 pixels per side and 64 kB',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
