import { entry, type ProblemEntry } from './entry.ts'

/** What any call may be refused with, and what the browser finds out by itself. */
export const foundationProblems = {
  invalidInput: entry(400, 1001000, ['请检查填写的内容：{details}', 'Check your input: {details}']),
  malformedRequest: entry(400, 1001001, ['请求无法识别', 'Invalid request']),
  requestTooLarge: entry(413, 1001002, ['提交的内容过大', 'Request too large']),
  unsupportedContentType: entry(415, 1001003, ['不支持的内容类型', 'Unsupported content type']),
  crossSiteRequest: entry(403, 1002006, [
    '请求来自其他网站，已拒绝',
    'The request came from another site and was refused',
  ]),
  forbidden: entry(403, 403, [
    '抱歉，您没有访问此功能的权限',
    'Sorry, you do not have permission to access this function',
  ]),
  versionConflict: entry(409, 1004009, [
    '内容已被他人修改，请刷新后重试',
    'This has changed in the meantime. Reload and try again',
  ]),
  sentBefore: entry(409, 1004010, [
    '先前的提交已成功，之后的改动未保存。请关闭此窗口，在已有内容上修改',
    'What you sent first was saved, without what you changed since. Close this, and make the change there',
  ]),
  notFound: entry(404, 404, ['未找到请求的内容', 'Not found']),
  configMissing: entry(500, 1005001, [
    '未获取到微前端生产配置',
    'The micro-frontend production configuration was not obtained',
  ]),
  interfaceMissing: entry(500, 500, ['接口配置不存在：{name}', 'The interface configuration does not exist: {name}']),
  underMaintenance: entry(503, 503, [
    '系统正在更新，请稍后再试',
    'The system is being updated. Please try again later',
  ]),
  databaseUnavailable: entry(500, 1005002, [
    '数据服务暂时不可用，请稍后重试',
    'The data service is unavailable. Try again later',
  ]),
  nothingSaved: entry(500, 1005004, [
    '目前无法保存任何更改（数据库只读或磁盘已满），请稍后重试',
    'Changes can’t be saved right now: the database is read-only or its disk is full. Try again later',
  ]),
  overloaded: entry(429, 1005003, [
    '系统繁忙，请在 {seconds} 秒后重试',
    'The system is busy. Try again in {seconds} seconds',
  ]),
  internal: entry(500, 1005000, ['系统出现错误，请稍后重试', 'Something went wrong on our side. Try again later']),
  timedOut: entry(0, -2, ['请求超时，请检查网络后重试', 'The request timed out. Check your network and try again']),
  unreachable: entry(0, -3, [
    '无法连接服务器，请检查网络后重试',
    'Can’t reach the server. Check your network and try again',
  ]),
  emptyResponse: entry(0, -1, ['服务器没有返回内容，请稍后重试', 'The server sent an empty response. Try again later']),
  cancelled: entry(0, -4, ['请求已取消', 'The request was cancelled']),
  /** Nothing of it is sent. */
  fileEmpty: entry(0, -5, ['文件是空的（0 字节），请选择其他文件', 'The file is empty (0 bytes). Choose another one']),
} as const satisfies Record<string, ProblemEntry>
