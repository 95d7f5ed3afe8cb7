import { entry, field, type ProblemEntry } from './entry.ts'

/** What setting up an identity provider or a domain may be refused with. */
export const connectorProblems = {
  connectorNotFound: entry(404, 1003030, ['身份提供方不存在', 'Identity provider not found']),
  tooManyConnectors: entry(409, 1003031, ['数量已达上限（20 个）', 'The limit of 20 has been reached']),
  issuerNotAllowed: field(
    'issuer',
    entry(400, 1003032, ['该地址不可用：必须是公网 https 地址', 'Use a public https address']),
  ),
  issuerNotUsable: field(
    'issuer',
    entry(400, 1003033, [
      '该地址没有返回可用的 OpenID Connect 配置，请检查发行者地址',
      'No usable OpenID Connect configuration found there. Check the issuer',
    ]),
  ),
  clientSecretNeeded: field(
    'clientSecret',
    entry(400, 1003034, [
      '发行者或客户端 ID 已更改，请重新填写密钥',
      'The issuer or client ID changed. Enter the secret again',
    ]),
  ),
  roleNotFound: entry(400, 1003035, ['角色不存在，请重新选择', 'Role not found. Choose again']),
  domainTaken: field(
    'domain',
    entry(409, 1003036, [
      '该域名已被添加或已由其他企业验证',
      'This domain has already been added or verified elsewhere',
    ]),
  ),
  domainNotFound: entry(404, 1003037, ['域名不存在', 'There is no such domain']),
  domainNotProven: entry(409, 1003038, [
    '在该域名上没有找到验证文件，或内容不一致',
    'Verification file not found on the domain, or its content doesn’t match',
  ]),
} as const satisfies Record<string, ProblemEntry>
