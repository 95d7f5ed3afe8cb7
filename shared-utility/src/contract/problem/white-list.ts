import { entry, field, type ProblemEntry } from './entry.ts'

/** What is refused because it is not on the white list, and what writing that list may be refused with. */
export const whiteListProblems = {
  hostNotListed: entry(403, 1018001, [
    '地址 {host} 不在平台的白名单中，因此不能访问。企业管理员提出申请后，由平台运营人员加入白名单',
    'The address {host} is not on the platform’s allowlist and was blocked. An enterprise administrator can ask platform operators to add it',
  ]),
  appNotListed: entry(403, 1018010, [
    '此应用不在平台的白名单中，因此不能使用。企业管理员提出申请后，由平台运营人员加入白名单',
    'This application is not on the platform’s allowlist and can’t be opened. An enterprise administrator can ask platform operators to add it',
  ]),
  apiNotListed: entry(403, 1018002, [
    '接口 {name} 不在平台的白名单中，不能用安全令牌调用。请直接登录后再试，或联系平台运营人员',
    'The API {name} is not on the platform’s allowlist and can’t be called with a security token. Sign in here, or contact the platform operators',
  ]),
  whiteListTaken: field(
    'value',
    entry(409, 1018003, [
      '该范围内已有相同的白名单条目，请直接修改那一条',
      'The list already has this for the same enterprises. Edit that entry instead',
    ]),
  ),
  whiteListHost: field(
    'value',
    entry(400, 1018004, [
      '请只填写主机名，例如 sso.example.com，或用 *.example.com 表示其所有子域名；不能是 IP 地址，也不能带协议、端口、路径或账号',
      'Enter only a host name, such as sso.example.com, or *.example.com for all subdomains: no IP address, protocol, port, path or account',
    ]),
  ),
  whiteListApp: field(
    'value',
    entry(400, 1018005, [
      '没有这样的应用：请填写现有应用的编码或编号',
      'Application not found. Enter the code or ID of an existing one',
    ]),
  ),
  whiteListApi: field(
    'value',
    entry(400, 1018006, [
      '没有可用安全令牌调用的此接口，请从列表中选择',
      'No API of this name can be called with a security token. Choose one from the list',
    ]),
  ),
  whiteListPast: field(
    'expiresAt',
    entry(400, 1018007, ['到期时间已过，请选择之后的时间', 'This time has passed. Choose a later one']),
  ),
  pluginNotListed: entry(403, 1018008, [
    '此页面属于一个不在平台白名单中的插件，因此不能打开。企业管理员提出申请后，由平台运营人员加入白名单',
    'This page belongs to a plug-in that is not on the platform’s allowlist and can’t be opened. An enterprise administrator can ask platform operators to add it',
  ]),
  whiteListPlugin: field(
    'value',
    entry(400, 1018009, [
      '没有这样的插件：请填写现有微前端的标识',
      'Plug-in not found. Enter the name of an existing team parcel',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
