import { entry, field } from './entry.ts'

/** From where operators may work. */
export const networkProblems = {
  networkNotAllowed: entry(403, 1002050, [
    '运营人员不能从此网络地址（{address}）访问，请联系平台负责人',
    'Operators can’t work from this network address ({address}). Contact the person responsible for the platform',
  ]),
  ownAddressOutside: field(
    'networks',
    entry(409, 1002051, [
      '您自己的地址 {address} 不在列表中，保存后您将无法访问',
      'Your own address {address} is not in the list: saving it would lock you out',
    ]),
  ),
} as const
